import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeset } from "./repository.mjs";

const CLOUDS = "tooling/data/iana/cloud-services.csv";

/** @param {import("./kinds.mjs").Job} job */
export async function updateClouds({ root, version: path, read, date }) {
  const before = readFileSync(join(root, CLOUDS), "utf8");
  const { text, unread } =
    path === undefined ? await confirm(before, read, date) : { text: readFileSync(path, "utf8") };
  if (text.split("\n", 1)[0] !== before.split("\n", 1)[0]) throw new Error(`${path} has other columns`);
  const more = (unread ?? []).map((one) => `\n- ${one}`).join("");
  const doubts = more === "" ? "" : `\nNot confirmed, see tooling/tables/README.md:${more}`;
  if (text === before) return { same: true, says: `The services of clouds are the same.${doubts}` };
  writeFileSync(join(root, CLOUDS), text);
  // Which page was read when is for us: only what the tables have is in a package.
  const tablesOf = (csv) => csv.replace(/,[^,\n]*,[^,\n]*$/gm, "");
  const says = path === undefined ? "The pages of clouds were read again." : "The services of clouds have changed.";
  if (tablesOf(text) !== tablesOf(before)) changeset(root, "clouds", "patch", ["guard"], says);
  return { says: says + doubts };
}

/**
 * Reads the page that each row names as its source. "Checked" becomes the day on which the page was first seen to name the address.
 * What could not be confirmed is in `unread`, a sentence for each row.
 */
async function confirm(csv, read, date) {
  const unread = [];
  const pages = new Map();
  const lines = [];
  for (const line of csv.split("\n")) {
    const [prefix, cloud, service, source = "", checked = ""] = line.split(",");
    const isOpen = source.startsWith("https:") && !checked.startsWith("its page ");
    if (isOpen && !pages.has(source)) pages.set(source, await read(source).catch((error) => error));
    const page = isOpen ? pages.get(source) : "";
    // The length of a single address is not written there.
    const address = prefix.replace(/\/(32|128)$/, "");
    const isNamed = isOpen && typeof page === "string" && page.includes(address);
    if (isOpen && !isNamed) unread.push(`${source}: ${page.message ?? `it does not name ${address}`}`);
    lines.push(isNamed ? [prefix, cloud, service, source, `its page ${date}`].join() : line);
  }
  return { text: lines.join("\n"), unread };
}
