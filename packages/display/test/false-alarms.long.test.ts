import { readFileSync } from "node:fs";
import { readCorpus } from "@url/tooling-corpora";
import { expect, test } from "vitest";
import { hideSecrets } from "../src/index.ts";

/** Says how many URLs of both lists have something hidden, and by which names, as docs/spoofing.md does. */
function sentence(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  let hidden = 0;
  for (const line of lines) {
    const shown = hideSecrets(line);
    if (shown === line) continue;
    hidden++;
    for (const [, name] of shown.matchAll(/([^?&;=/#]*)=\*\*\*/g)) {
      const key = (name as string).toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const most = Array.from(counts).filter(([, count]) => count > 3);
  const names = most
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name, count]) => `\`${name}\` ${count}`);
  return `Of ${lines.length.toLocaleString("en")} URLs, something is hidden in ${hidden}: ${names.join(", ")}`;
}

test("in hardly any URL of the lists something is hidden: the figures of docs/spoofing.md, if the lists were fetched", () => {
  const corpora = (["urls-web.txt", "urls-files.txt"] as const).map((name) => readCorpus(name));
  const lines = corpora.flatMap((corpus) => corpus.lines);
  const changed = lines.filter((line) => hideSecrets(line) !== line);
  expect(lines.length).toBeGreaterThan(800);
  expect(changed.length, changed.slice(0, 20).join("\n")).toBeLessThanOrEqual(lines.length / 200);
  if (corpora.some(({ leftOut }) => leftOut !== undefined)) return;
  expect(readFileSync(new URL("../../../docs/spoofing.md", import.meta.url), "utf8")).toContain(sentence(lines));
});
