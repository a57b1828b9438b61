import { describe, expect, test } from "vitest";
import { applySuggestion, type Diagnostic, validate, visible } from "../src/index.ts";
import { WRONG_URLS, type WrongURL } from "./wrong-urls.ts";

/** A row as it is checked: the text without its marks, and what is between them. */
function read([marked, says, corrections, source]: WrongURL) {
  const start = marked.indexOf("‹");
  const end = marked.indexOf("›") - 1;
  const text = marked.slice(0, start) + marked.slice(start + 1, end + 1) + marked.slice(end + 2);
  return { text, start, end, says: typeof says === "string" ? [says] : says, corrections, source };
}

/** Every correction of a diagnostic, best first, as whole texts. */
function correctionsOf(text: string, { suggestion, alternatives = [] }: Diagnostic): string[] {
  const all = suggestion === null ? alternatives : [suggestion, ...alternatives];
  return all.map((one) => applySuggestion(text, one));
}

/** What a reader looks at first: the error, or else the first warning. */
function mainOf(text: string): Diagnostic | undefined {
  const found = validate(text);
  return found.find(({ level }) => level === "error") ?? found[0];
}

const rows = WRONG_URLS.flatMap(([, list]) => list.map(read));

test("there are 300 of them and more, each once", () => {
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(300);
});

describe.each(WRONG_URLS)("%s", (_about, list) => {
  test.each(list.map(read))("$text", ({ text, start, end, says, corrections }) => {
    const first = mainOf(text);
    expect({ start: first?.start, end: first?.end, message: first?.message }).toEqual({
      start,
      end,
      message: expect.stringMatching(/^.{10,110}\.$/),
    });
    for (const words of says) expect(first?.message).toContain(words);
    expect(correctionsOf(text, first as Diagnostic)).toEqual(corrections);
  });
});

test("docs/wrong-urls.md shows them with their sentences and corrections", async () => {
  const code = (text: string): string => `\`\` ${visible(text).replace(/\|/g, "\\|")} \`\``;
  const tables = WRONG_URLS.map(([about, list]) => {
    const lines = list.map((row) => {
      const { text, source } = read(row);
      const first = mainOf(text);
      const fixed = correctionsOf(text, first as Diagnostic)
        .map(code)
        .join("<br>");
      const message = `${(first as Diagnostic).message.replace(/\|/g, "\\|").replace(/[<>]/g, (c) => (c === "<" ? "&lt;" : "&gt;"))}`;
      return `| ${code(row[0])} | ${message} | ${fixed || "–"} | ${source ?? ""} |`;
    });
    return `## ${about}\n| written | said | corrections, best first | from |\n|---|---|---|---|\n${lines.join("\n")}\n`;
  });
  const head = [
    "# Wrong URLs, and what is said about them",
    "",
    `${rows.length} wrong URLs as people write them: from public bug reports, from lists of real URLs, and of shapes that are reported again and again. “‹” and “›” are around the place that \`validate\` of [\`@url/validator\`](../packages/validator/README.md) points at; the second column is the sentence of its error, or of its first warning, and the third what may have been meant. \`fix\` applies only a correction that keeps the URL, or that makes one where the text was not a URL. The place, words of the sentence, and every correction were written by one reader in \`packages/validator/test/wrong-urls.ts\`, and are compared with what \`validate\` returns. Where the first run differed, in 79 rows, the code was changed or, mostly for where a place begins, the row. Then the sentences were read again, one by one, as by somebody who knows no part of a URL by its name; of 31 the question “what do I do?” stayed open, and these were rewritten: they name a placeholder, an address of SSH, a path of Windows, a hyphen in its place. This page is written by \`npx vitest run packages/validator/test/wrong-urls.test.ts -u\`.`,
    "",
    "",
  ].join("\n");
  await expect(`${head}${tables.join("\n")}`).toMatchFileSnapshot("../../../docs/wrong-urls.md");
});
