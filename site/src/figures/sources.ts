import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/root.ts";

/** A figure of the front page, and the command that makes it. */
export interface Figure {
  readonly value: string;
  readonly of: string;
  readonly command: string;
  /** The page that has the whole table. */
  readonly url: string;
}

/** Reads the figures from the files that tools write. Throws an Error if one is not there. */
export function readFigures(): Figure[] {
  const { least, most } = hrefRatios();
  const [smallest, whole] = ["`@url/percent`: `percentDecode`", "`@url/api`: `URL, URLSearchParams`"].map(gzipSize);
  return [
    {
      value: platformTests(),
      of: "constructor rows of web-platform-tests pass",
      command: "npm test -- tooling/conformance",
      url: "/docs/conformance/",
    },
    {
      value: `${least}–${most} ×`,
      of: "the speed of native new URL(u).href, Node 20 to 26",
      command: "npm run tool -- bench",
      url: "/benchmarks/",
    },
    {
      value: `${smallest}–${whole} KB`,
      of: "gzipped, from one function to URL with all of IDNA",
      command: "npm run tool -- size",
      url: "/sizes/",
    },
    {
      value: String(engines()),
      of: "JavaScript engines run one suite; only on Hermes, a few tests differ as expected",
      command: "npm run tool -- runtimes",
      url: "/docs/runtimes/",
    },
  ];
}

interface Benchmarks {
  readonly engines: readonly {
    readonly cases: readonly {
      readonly key: string;
      readonly ratios: { readonly native: { readonly median: number } };
    }[];
  }[];
}

function hrefRatios(): { least: string; most: string } {
  const { engines } = JSON.parse(read("tooling/data/benchmarks.json")) as Benchmarks;
  const ratios = engines
    .map(({ cases }) => cases.find(({ key }) => key === "href")!.ratios.native.median)
    .sort((a, b) => a - b);
  return { least: ratios[0]!.toFixed(1), most: ratios.at(-1)!.toFixed(1) };
}

function gzipSize(name: string): string {
  const row = rowsOf(read("docs/sizes.md")).find(([first]) => first === name);
  if (row === undefined) throw new Error(`docs/sizes.md has no row for ${name}`);
  return row[2]!;
}

/** Counts engines; the versions of Node are one. Throws an Error if a test failed on one of them. */
function engines(): number {
  const table = /<!-- runtimes -->([\s\S]*)<!-- \/runtimes -->/.exec(read("docs/runtimes.md"))![1]!;
  const rows = rowsOf(table).slice(1);
  if (rows.some((row) => row.at(-1) !== "0")) throw new Error("docs/runtimes.md has failures");
  return new Set(rows.map(([name]) => name!.replace(/ \d+$/, ""))).size;
}

function platformTests(): string {
  const row = rowsOf(read("docs/conformance.md")).find(([file]) => file === "`urltestdata.json`");
  const found = /^(\d+) of (\d+)$/.exec(row?.[2] ?? "");
  if (found === null) throw new Error("docs/conformance.md has no row for urltestdata.json");
  return `${found[1]}/${found[2]}`;
}

function rowsOf(markdown: string): string[][] {
  return markdown
    .split("\n")
    .filter((line) => /^\|(?! ?-)/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => cell.trim()),
    );
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
