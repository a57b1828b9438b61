import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readCorpus } from "@url/tooling-corpora";
import { expect, test } from "vitest";
import { findLinks } from "../src/index.ts";

/** Two sentences in each of twenty languages, with a link instead of "{}". */
const SENTENCES = `See {} for more.|The page ({}) moved.
Siehe {}, bitte.|Die Seite „{}“ ist neu.
Voir {} !|La page « {} » est là.
Mira {}.|¿Has visto {} hoy?
Vedi {}; poi scrivi.|La pagina [{}] è nuova.
Veja {}, por favor.|A página "{}" mudou.
Zie {}.|De pagina '{}' is nieuw.
Zobacz {}.|Strona „{}” działa.
Смотри {}.|Страница «{}» новая.
Дивись {}, будь ласка.|Сторінка ({}) нова.
Δες {}.|Η σελίδα «{}» άλλαξε.
Bak {}.|Sayfa ({}) yeni.
انظر {}.|الصفحة ({}) جديدة.
ראו {}.|הדף ({}) חדש.
देखें {} ।|पृष्ठ ({}) नया है।
দেখুন {} ।|পাতা ({}) নতুন।
ดูที่ {} นะ|หน้า ({}) ใหม่
请看 {} 。|网页（{}）已更新。
{} を見てください。|ページ「{}」です。
{} 를 보세요.|페이지({})가 새롭습니다.`
  .split("\n")
  .flatMap((line) => line.split("|"));

/** Why a URL is not found with its end. docs/links.md has the number of each in the whole lists. */
const REASONS: readonly (readonly [reason: string, urls: RegExp])[] = [
  ["no host", /^\w+:\/\/$/],
  ["the host starts with a quotation mark", /^https:\/\/"/],
  ["the host starts with a full stop", /^file:\/\/\./],
  ["a space", / /],
  ["brackets across `=`", /\{\w+=\w+\}$/],
  ["punctuation at the end", /[.:;!?'"&)]$/],
];

const page = readFileSync(new URL("../../../docs/links.md", import.meta.url), "utf8");

test.each([
  ["urls-web.txt", undefined],
  ["urls-files.txt", { schemes: ["file"] }],
] as const)(
  "the URLs of %s, each in forty sentences of twenty languages, are found with their ends",
  (name, options) => {
    expect(SENTENCES).toHaveLength(40);
    const { lines, leftOut } = readCorpus(name);
    const counts = new Map([["found", 0]]);
    for (const url of lines) {
      for (const sentence of SENTENCES) {
        const [before = ""] = sentence.split("{}");
        const found = Array.from(
          findLinks(
            sentence.replace("{}", () => url),
            options,
          ),
        );
        const isExact = found.length === 1 && found[0]!.start === before.length && found[0]!.text === url;
        const reason = isExact ? "found" : (REASONS.find(([, urls]) => urls.test(url))?.[0] ?? url);
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    const known = new Set(["found", ...REASONS.map(([reason]) => reason)]);
    expect(Array.from(counts.keys()).filter((reason) => !known.has(reason))).toEqual([]);
    expect((counts.get("found") as number) / (lines.length * SENTENCES.length)).toBeGreaterThan(0.99);
    // The page has what was counted in the whole list, which `npm run tool -- corpora` fetches.
    if (leftOut !== undefined) return;
    for (const [reason, count] of counts)
      expect(page).toContain(`| ${name} | ${reason} | ${count.toLocaleString("en")} |`);
  },
);

/** The lines of texts in which nobody has written a link. */
function withoutLinks(texts: readonly string[], links: RegExp): string {
  return texts
    .flatMap((text) => text.split("\n"))
    .filter((line) => !links.test(line))
    .join("\n");
}

test("code without links has none, and with domains those of its expressions that are registered names", () => {
  // The last TypeScript that is written in TypeScript: nine million characters.
  const { resolve } = createRequire(new URL("../../../tooling/laws/package.json", import.meta.url));
  const code = withoutLinks([readFileSync(resolve("typescript"), "utf8")], /:\/\/|@/);
  expect(code.length).toBeGreaterThan(8_000_000);
  expect(Array.from(findLinks(code, { domains: "none" }))).toEqual([]);
  const found = Array.from(findLinks(code), ({ text }) => text);
  expect(found.filter((text) => !/^[\w.-]+(?:[?/#:].*)?$/.test(text))).toEqual([]);
  // Such as "node.name": 3,231 of them.
  expect(found.length / (code.length / 1e6)).toBeLessThan(400);
});

test("the documents of this repository have none where nobody wrote one", () => {
  const root = new URL("../../../", import.meta.url);
  const docs = new URL("docs/", root);
  const paths = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  const prose = withoutLinks(
    // Without blocks of code, in which "subprocess.run" is a registered name.
    paths.map((name) => readFileSync(new URL(name, docs), "utf8").replace(/^```.*?^```$/gms, "")),
    /:\/\/|@|`|\]\(|\.com/i,
  );
  expect(prose.length).toBeGreaterThan(80_000);
  expect(Array.from(findLinks(prose), ({ text }) => text)).toEqual([]);
});
