import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCorpus } from "@url/tooling-corpora";

/** The lists of real URLs as lines of JSON with a number each, how many there are, and what is missing of them. */
export function corpus() {
  const lists = ["urls-web.txt", "urls-files.txt"].map((name) => readCorpus(name));
  const urls = lists.flatMap(({ lines }) => lines);
  const text = urls.map((url, id) => `${JSON.stringify({ id, url })}\n`).join("");
  return { text, count: urls.length, leftOut: lists.flatMap(({ leftOut }) => leftOut ?? []) };
}

/**
 * The inputs of web-platform-tests for the constructor that have no base, with the host and the path that the rows state:
 * null if the input is not a URL, "" for no host.
 */
export function rowsOfWPT(root) {
  const rows = JSON.parse(readFileSync(join(root, "tooling/data/wpt/rows/urltestdata.json"), "utf8"));
  return rows
    .filter(({ base }) => base === null)
    .map(({ input, failure, hostname, pathname }) => ({
      url: input,
      host: failure ? null : hostname,
      path: failure ? null : pathname,
    }));
}
