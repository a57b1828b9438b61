import { readFileSync } from "node:fs";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { expect, test } from "vitest";
import { findLinks } from "../../src/index.ts";
import { QUESTIONS } from "./questions.ts";

const linkifyIt = new LinkifyIt({ fuzzyLink: true });
const page = readFileSync(new URL("../../../../docs/migrating/linkify-it.md", import.meta.url), "utf8");

test.each(QUESTIONS)("$text", ({ group, text, ours, linkifyIt: theirs = ours, linkifyjs = ours }) => {
  expect(Array.from(findLinks(text), (link) => link.text)).toEqual(ours);
  expect((linkifyIt.match(text) ?? []).map(({ raw }) => raw)).toEqual(theirs);
  expect(find(text).map(({ value }) => value)).toEqual(linkifyjs);
  if (group !== "the same") expect(page).toContain(`| ${group} |`);
});
