// Reads JSON schemas from standard input, by the file below src/lib that each is for, and writes the types there.
// `--check` compares with what is there instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const ROOT = "Definitions"; // stands for no type of ours

async function typesOf(schema) {
  const whole = { ...schema, title: ROOT, type: "object", additionalProperties: false };
  const made = await compile(whole, ROOT, {
    bannerComment: "// Made from Python's types by `make protocol`; edit those instead.",
    unreachableDefinitions: true,
    format: true,
    style: { printWidth: 120 },
  });
  const origin = `This interface was referenced by \`${ROOT}\`'s JSON-Schema\n \\* via the \`definition\` "\\w+"\\.\n`;
  return made
    .replace(new RegExp(`/\\*\\*\n \\* ${origin} \\*/\n`, "g"), "")
    .replace(new RegExp(` \\*\n \\* ${origin}`, "g"), "")
    .replace(new RegExp(`export interface ${ROOT} \\{\\}\n`), "");
}

const stale = [];
for (const [file, schema] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  const target = fileURLToPath(new URL(`../src/lib/${file}`, import.meta.url));
  const types = await typesOf(schema);
  if (!process.argv.includes("--check")) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, types);
  } else if (!existsSync(target) || readFileSync(target, "utf8") !== types) stale.push(`web/src/lib/${file}`);
}
if (stale.length > 0) {
  console.error(`protocol: ${stale.join(", ")}: not what Python's types say; run \`make protocol\``);
  process.exit(1);
}
