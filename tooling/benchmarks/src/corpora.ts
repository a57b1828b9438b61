import { readCorpus } from "@url/tooling-corpora";
import type { Corpora } from "./case.ts";

/** Returns the lists of real URLs: whole if `npm run tool -- corpora` fetched them, otherwise the samples in the repository. */
export function loadCorpora(): Corpora {
  const web = readCorpus("urls-web.txt");
  const files = readCorpus("urls-files.txt");
  const sampled = [web, files].some(({ leftOut }) => leftOut !== undefined);
  const counts = `${web.lines.length} and ${files.lines.length} lines of`;
  return {
    source: `${sampled ? `${counts} ` : ""}\`urls-web.txt\` and \`urls-files.txt\`${sampled ? ", because the whole lists were not fetched" : ""}`,
    web: web.lines,
    files: files.lines,
  };
}
