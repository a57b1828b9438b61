import { fileURLToPath } from "node:url";
import { readCorpus } from "@url/tooling-corpora";
import type { Case } from "../case.ts";

const SAMPLES = fileURLToPath(new URL("../../../data/corpora/samples", import.meta.url));

/** The counts of a run are written down, so the samples are used even if the whole lists are there. */
const FOLDERS = { whole: SAMPLES, samples: SAMPLES };

/** The samples of real URLs, and each path of them against the URL before. */
export function casesFromCorpora(): Case[] {
  const lines = (["urls-web.txt", "urls-files.txt"] as const).flatMap((name) => readCorpus(name, FOLDERS).lines);
  return lines.flatMap((input, i): Case[] => {
    const reference = input.replace(/^[^:]*:\/*[^/]*/, "");
    return [
      { subject: "parse", input, base: null },
      { subject: "parse", input: reference, base: lines[i - 1] ?? null },
      { subject: "origin", href: input },
      { subject: "serialize", href: input },
      { subject: "origin attribute", href: input },
      { subject: "params", init: /\?(.*)$/s.exec(input)?.[1] ?? "" },
    ];
  });
}
