// Reads the JSON schema of the hall's messages from standard input and writes the types the client uses.
// `--check` compares with what is there instead.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const target = fileURLToPath(new URL("../src/lib/protocol/generated.ts", import.meta.url));
const schema = JSON.parse(readFileSync(0, "utf8"));
const made = await compile(schema, "Protocol", {
  bannerComment: "// Made from the hall's models by `make protocol`; edit those instead.",
  unreachableDefinitions: true,
  format: true,
  style: { printWidth: 120 },
});
const types = made
  .replace(
    /\/\*\*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
    "",
  )
  .replace(
    / \*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    "",
  )
  .replace(/export interface Protocol \{\}\n/, "");
if (!process.argv.includes("--check")) writeFileSync(target, types);
else if (readFileSync(target, "utf8") !== types) {
  console.error("protocol: web/src/lib/protocol/generated.ts is not what the hall's models say; run `make protocol`");
  process.exit(1);
}
