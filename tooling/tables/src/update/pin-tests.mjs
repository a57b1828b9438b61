// Writes the commit of tooling/data/wpt/source.json into pins.json and docs/conformance.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pin, replaceIn } from "./repository.mjs";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const name = "web-platform-tests for URLs";
const [{ commit }] = read("tooling/data/wpt/source.json").sources;
const { pinned } = read("tooling/data/pins.json").find((one) => one.name === name);
if (commit !== pinned) {
  replaceIn(ROOT, "docs/conformance.md", new RegExp(pinned, "g"), commit);
  pin(ROOT, name, { pinned: commit, since: new Date().toISOString().slice(0, 10) });
}
