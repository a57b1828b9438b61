import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runIn } from "../engines.ts";
import { MILLION } from "./contestants.ts";
import { page } from "./page.ts";
import { prefixes } from "./prefixes.ts";
import type { MillionResult } from "./result.ts";

/**
 * The command: measures a million prefixes in `@url/ip`, `net.BlockList` and cidr-tools, on Linux, and prints the page or,
 * with `--write`, writes it. `--node` names the engines, `--only` contestants by a part of their key.
 */
const { values } = parseArgs({
  options: {
    node: { type: "string", multiple: true, default: [process.execPath] },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), "million-"));
const file = join(folder, "prefixes.txt");
writeFileSync(file, prefixes().join("\n"));
const results = values.node.flatMap((node) =>
  Array.from(MILLION.keys())
    .filter((key) => key.includes(values.only))
    .map((key) => runIn<MillionResult>(node, "million/process.js", [key, file])),
);
rmSync(folder, { recursive: true });
if (values.write)
  writeFileSync(fileURLToPath(new URL("../../../../docs/million-prefixes.md", import.meta.url)), page(results));
else console.log(page(results));
