import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { THROWN } from "./peers/compare.ts";
import { RELATIVE_TO_QUESTIONS } from "./peers/other-questions.ts";
import { ANSWERS, type Answer } from "./peers/peers.ts";
import { REASONS } from "./peers/reasons.ts";

const PAGES = ["ufo", "url-join", "query-string", "urijs"].map((name) =>
  readFileSync(new URL(`../../../docs/migrating/${name}.md`, import.meta.url), "utf8"),
);

// The questions are those of the tests of the packages. The installed package answers each, and so does ours.
describe.each(Object.entries(ANSWERS))("the questions of the tests of %s", (name, answers) => {
  const different = answers.filter(({ holds }) => !holds);
  const reasonFor = ({ question }: Answer) => REASONS[name]!.find(({ questions }) => questions.test(question));

  test("every answer that differs has a reason, and every reason an answer", () => {
    const unexplained = different.filter((each) => !reasonFor(each));
    expect(unexplained.map(({ question, theirs, ours }) => `${question}: ${show(theirs)}, ${show(ours)}`)).toEqual([]);
    expect(REASONS[name]!.filter((reason) => !different.some((each) => reasonFor(each) === reason))).toEqual([]);
  });

  test("the page has how many are the same, and how many differ for each reason", () => {
    const heading = `## The questions of ${name}\n`;
    const page = PAGES.find((text) => text.includes(heading))!;
    const section = page.slice(page.indexOf(heading));
    const table = section.slice(0, section.indexOf("\n#", 1));
    const texts = answers.filter(({ ours, theirs }) => ours === theirs).length;
    const count = `${answers.length - different.length} of ${answers.length}`;
    expect(table).toContain(`The answers to ${count} questions mean the same, and ${texts} of them are the same text.`);
    const rows = REASONS[name]!.map(
      (reason) => `| ${different.filter((each) => reasonFor(each) === reason).length} | ${reason.why} |`,
    );
    expect(table.split("\n").filter((line) => /^\| \d/.test(line))).toEqual(rows);
  });
});

test("all of the 27 references resolve to their URL at their base, or fail where URI.js fails", () => {
  const right = ANSWERS["URI.js relativeTo"]!.filter(({ theirs, ours }, index) => {
    const [url, base] = RELATIVE_TO_QUESTIONS[index]!.map((text) => new URL(text, "http://h/").href);
    return theirs === THROWN ? ours === THROWN : new URL(`${ours}`, base).href === url;
  });
  expect(right).toHaveLength(27);
});

function show(value: unknown): string {
  return value === THROWN ? "an error" : `${JSON.stringify(value)}`;
}
