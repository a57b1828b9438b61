import { table } from "../table.ts";
import { IMPORTED, NOT_TAKEN, TAKEN } from "./cuts.ts";

/** What `tooling/data/cuts.json` holds. */
export interface CutData {
  readonly rows: readonly string[];
  /** The small build is the first, the fast one the second. Bytes of each of `IMPORTED`. */
  readonly variants: readonly { readonly name: string; readonly sizes: readonly number[] }[];
  readonly engines: readonly {
    readonly name: string;
    readonly version: string;
    /** The time of each variant in each row, as a multiple of that of the small build. */
    readonly ratios: readonly (readonly (number | null)[])[];
  }[];
}

/** The section of `docs/sizes-explained.md` about the small build. */
export function cutsSection(data: CutData): string {
  const engines = data.engines.map(({ name }) => name);
  const versions = data.engines.map(({ name, version }) => (version.includes("of ") ? name : `${name} (${version})`));
  const [small, fast] = data.variants.map(({ sizes }) => sizes);
  return `## The small build
Written by \`npm run tool -- size --cuts --write\`, with \`url-idna-ascii\`. All builds are made from the sources and run in turns in one process, on ${versions.join(", ")}, while other programs ran. A ratio is that of the medians of 11 visits.

${table(
  ["bytes, gzipped", ...SHOWN],
  [
    ["the small build", ...small!.map(String)],
    ["the fast build", ...fast!.map(String)],
  ],
)}
How many times as long the small build takes as the fast one:

${table(
  ["", ...engines],
  data.rows.map((name, row) => [name, ...data.engines.map(({ ratios }) => (1 / ratios[row]![1]!).toFixed(2))]),
)}
What the small build does without, put back one by one: the bytes that it would take, and how many times as long the small build takes then.

${changes(
  data,
  TAKEN.map(({ name }) => name),
)}
What it has, left out one by one, in the same way:

${changes(
  data,
  NOT_TAKEN.map(({ name }) => name),
)}`;
}

const SHOWN = IMPORTED.map(([shown]) => shown);

function changes({ rows, variants, engines }: CutData, names: readonly string[]): string {
  const [small] = variants.map(({ sizes }) => sizes);
  return table(
    ["", ...SHOWN, ...engines.map(({ name }) => name)],
    names.map((name) => {
      const index = variants.findIndex((variant) => variant.name === name);
      const { sizes } = variants[index]!;
      return [
        name,
        ...sizes.map((size, i) => signed(size - small![i]!)),
        ...engines.map(({ ratios }) =>
          rows
            .flatMap((row, i) => {
              const ratio = ratios[i]![index]!;
              return ratio === null ? [] : `${row} ${ratio.toFixed(2)}`;
            })
            .join(", "),
        ),
      ];
    }),
  );
}

function signed(bytes: number): string {
  return bytes < 0 ? `−${-bytes}` : bytes > 0 ? `+${bytes}` : "0";
}
