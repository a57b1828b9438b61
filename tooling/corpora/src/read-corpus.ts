import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type CorpusName = "urls-web.txt" | "urls-files.txt";

/** A list of real URLs. */
export interface Corpus {
  /** One URL a line, with a line feed after the last one. */
  readonly text: string;
  readonly lines: readonly string[];
  /** If only the sample was found, a sentence that says so, and how to get the whole list; undefined otherwise. */
  readonly leftOut: string | undefined;
}

/** Where the whole lists and the samples are. Tests pass others. */
export interface Folders {
  readonly whole: string;
  readonly samples: string;
}

const FOLDERS: Folders = {
  whole: fileURLToPath(new URL("../../../.cache/corpora", import.meta.url)),
  samples: fileURLToPath(new URL("../../data/corpora/samples", import.meta.url)),
};

/** Reads a list of real URLs: the whole one if `npm run tool -- corpora` fetched it, otherwise the sample in the repository. */
export function readCorpus(name: CorpusName, { whole, samples }: Folders = FOLDERS): Corpus {
  const path = join(whole, name);
  if (existsSync(path)) return { ...read(path), leftOut: undefined };
  const sample = read(join(samples, name));
  const all = readLineCounts()[name];
  return {
    ...sample,
    leftOut: `${all - sample.lines.length} of ${all} lines of ${name} did not run. "npm run tool -- corpora" fetches all of them.`,
  };
}

function read(path: string): Pick<Corpus, "text" | "lines"> {
  const text = readFileSync(path, "utf8");
  return { text, lines: text.replace(/\n$/, "").split("\n") };
}

/** How many lines each whole list has: `source.json`. */
function readLineCounts(): Readonly<Record<CorpusName, number>> {
  const { files } = JSON.parse(readFileSync(new URL("../../data/corpora/source.json", import.meta.url), "utf8")) as {
    files: Record<CorpusName, { lines: number }>;
  };
  return { "urls-web.txt": files["urls-web.txt"].lines, "urls-files.txt": files["urls-files.txt"].lines };
}
