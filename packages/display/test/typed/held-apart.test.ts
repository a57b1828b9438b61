import { readFileSync } from "node:fs";
import { parseURL } from "@url/parser";
import { fix } from "@url/validator";
import { expect, test } from "vitest";
import { repairTyped } from "../../src/typed/index.ts";
import { FOUND } from "./found.ts";
import { AFTERWARDS, type HeldApart, MEANT, NOT_MEANT } from "./held-apart.ts";
import { REPORTED } from "./reported.ts";

/** How many first candidates there are, how many of them are right, and how many texts that mean a URL have a right one. */
function measure(rows: readonly HeldApart[]) {
  const judged = rows.map(([text, means]) => {
    const accepted = typeof means === "object" && means !== null ? means : [means];
    const first = repairTyped(text)[0]?.url.href ?? null;
    const isURL = accepted.some((href) => href !== null) && (first !== null || !accepted.includes(null));
    return { text, first, isRight: accepted.includes(first), isURL };
  });
  const offered = judged.filter(({ first }) => first !== null);
  const urls = judged.filter(({ isURL }) => isURL);
  return {
    rows: rows.length,
    offered: offered.length,
    right: offered.filter(({ isRight }) => isRight).length,
    found: [urls.filter(({ isRight, first }) => isRight && first !== null).length, urls.length],
    wrong: judged.filter(({ isRight }) => !isRight).map(({ text }) => text),
  };
}

test("texts that were written down before the rules were read", () => {
  expect(measure([...MEANT, ...NOT_MEANT])).toEqual({
    rows: 294,
    offered: 174,
    right: 170,
    found: [170, 174],
    // A valid URL stays as it is, although its last character belongs to the sentence around it.
    wrong: [
      "https://www.theverge.com/2021/4/4/x'",
      "https://example.org/a.",
      "https://example.org/a,",
      "https://example.org/a).",
    ],
  });
});

test("texts that were written after the rules: the figures in the README", () => {
  const { rows, offered, right, found, wrong } = measure(AFTERWARDS);
  expect(wrong).toEqual(["process.env.HOME"]);
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(
    `${rows} texts of the same author that were written after the rules, ${right} of ${offered} first candidates are right (precision ${percent(right, offered)})`,
  );
  expect(readme).toContain(`recall ${percent(found[0] as number, found[1] as number)}`);
});

test("wrong URLs of public reports: the figures in the README, after the rules were mended for them", () => {
  const { rows, offered, right, found, wrong } = measure(REPORTED);
  expect(wrong).toEqual([
    // Not a colon alone says which dot is meant, nor a space which of two words is the host.
    "https://google:com",
    "httpd://www.debian.org/",
    "h ttps://www.debian.org/",
    "https://www. python.org/",
    "https://www.python .org/",
    // As browsers do: the dot and the semicolon may be meant. The URL without them is the second candidate.
    "www.rust-lang.org.",
    "www.rust-lang.org/learn;",
  ]);
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`${rows} wrong URLs of public reports`);
  expect(readme).toContain(
    `now it is ${right} of ${offered} (${percent(right, offered)}), recall ${percent(found[0] as number, found[1] as number)}`,
  );
});

test("wrong URLs of public source code, found after the rules were finished: the figures in the README", () => {
  const { rows, offered, right, found, wrong } = measure(FOUND);
  expect(wrong).toEqual([]);
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`${rows} wrong URLs and other texts of public source code and reports`);
  expect(readme).toContain(
    `now it is ${right} of ${offered}, recall ${percent(found[0] as number, found[1] as number)}`,
  );
});

function percent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / whole)} %`;
}

test("what fix makes of text that is not a URL is what repairTyped takes it for", () => {
  const hrefOf = (text: string) => {
    const result = parseURL(text);
    return result.ok ? result.value.href : null;
  };
  const rows = [...MEANT, ...NOT_MEANT, ...AFTERWARDS, ...REPORTED, ...FOUND].map(([text]) => ({
    text,
    fixed: fix(text),
  }));
  const fixed = rows.filter(
    (row): row is { text: string; fixed: string } => hrefOf(row.text) === null && row.fixed !== null,
  );
  expect(fixed.length).toBeGreaterThan(60);
  const others = fixed.filter((row) => repairTyped(row.text)[0]?.url.href !== hrefOf(row.fixed));
  expect(others).toEqual([]);
});

test("every row is there once", () => {
  const texts = [...MEANT, ...NOT_MEANT, ...AFTERWARDS, ...REPORTED, ...FOUND].map(([text]) => text);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});
