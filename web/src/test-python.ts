import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a Python module of the project prints; on the compiled build where PYTHONPATH leads there. */
export function printedBy(module: string): string {
  return execFileSync(`${root}/.venv/bin/python`, ["-m", module], {
    cwd: root,
    env: { PYTHONPATH: `${root}/src`, ...process.env },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
}
