import { parseURL } from "@url/parser";
import { isMissing, readWPT, type WPTFile, type WPTFiles } from "@url/tooling-conformance/wpt";
import { readCorpus } from "@url/tooling-corpora";
import fc from "fast-check";
import { base, host, input } from "../properties/arbitraries.ts";
import { assignment } from "../properties/setters.ts";
import type { Question } from "./question.ts";

/** The same questions everywhere: web-platform-tests, samples of real URLs, and generated inputs. */
export function questions(runs: number): Question[] {
  const sample = <T>(arbitrary: fc.Arbitrary<T>): T[] => fc.sample(arbitrary, { seed: 20260702, numRuns: runs });
  return [
    ...wpt(),
    ...(["urls-web.txt", "urls-files.txt"] as const).flatMap((name) =>
      readCorpus(name).lines.map((line): Question => ["parse", line, null]),
    ),
    ...sample(fc.tuple(input, base)).map(([text, against]): Question => ["parse", text, canonical(against)]),
    ...sample(fc.tuple(input, assignment)).flatMap(([text, { setter, value }]): Question[] => {
      const href = canonical(text);
      return href === null ? [] : [["set", href, setter, value]];
    }),
    ...sample(fc.tuple(host, fc.boolean())).map(([text, isOpaque]): Question => ["host", text, isOpaque]),
  ];
}

function wpt(): Question[] {
  const hosts = (["toascii.json", "IdnaTestV2.json", "IdnaTestV2-removed.json"] as const).flatMap((file) =>
    rowsOf(file),
  );
  return [
    ...rowsOf("urltestdata.json").map((row): Question => ["parse", row.input, row.base]),
    ...Object.entries(rowsOf("setters_tests.json"))
      .filter(([setter]) => setter !== "href")
      .flatMap(([setter, rows]) => rows.map((row): Question => ["set", row.href, setter, row.new_value])),
    ...hosts.map((row): Question => ["host", row.input, false]),
  ];
}

function rowsOf<File extends WPTFile>(file: File): WPTFiles[File] {
  const rows = readWPT(file);
  if (isMissing(rows)) throw new Error(rows.missing);
  return rows;
}

/** A base or a URL to set as both builds read it: text that cannot be parsed is left out. */
function canonical(text: string | null): string | null {
  const url = text === null ? null : parseURL(text);
  return url?.ok ? url.value.href : null;
}
