import { expect, test } from "vitest";
import { codeBlocks } from "../src/blocks.ts";

test("blocks: language, tags, code and the line where the code starts", () => {
  const markdown = ["# Title", "", "```sh norun", "npm install", "```", "text", "~~~js", "a;", "", "b;", "~~~"].join(
    "\n",
  );
  expect(codeBlocks(markdown)).toEqual([
    { language: "sh", tags: ["norun"], code: "npm install", line: 4 },
    { language: "js", tags: [], code: "a;\n\nb;", line: 8 },
  ]);
});

test("blocks: no language is an empty one", () => {
  expect(codeBlocks("```\na\n```")).toEqual([{ language: "", tags: [], code: "a", line: 2 }]);
});

test("blocks: a list item's indent is taken off", () => {
  expect(codeBlocks("- item\n\n  ```js\n  f(\n    1);\n  ```")[0]?.code).toBe("f(\n  1);");
});

test("blocks: a longer fence holds shorter ones", () => {
  expect(codeBlocks("````text\n```js\n```\n````").map(({ code }) => code)).toEqual(["```js\n```"]);
});

test("blocks: code in a line is no block", () => {
  expect(codeBlocks("```a``` and `b`")).toEqual([]);
});

test("blocks: a fence that is never closed is an error", () => {
  expect(() => codeBlocks("text\n```js\na;")).toThrow("line 2");
});
