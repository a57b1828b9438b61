import { expect, test } from "vitest";
import { codeBlocks } from "../../src/readme/blocks.ts";

test("blocks: returns language, tags, code and the line where the code starts", () => {
  const markdown = ["# Title", "", "```sh norun", "npm install", "```", "text", "~~~js", "a;", "", "b;", "~~~"].join(
    "\n",
  );
  expect(codeBlocks(markdown)).toEqual([
    { language: "sh", tags: ["norun"], code: "npm install", line: 4 },
    { language: "js", tags: [], code: "a;\n\nb;", line: 8 },
  ]);
});

test("blocks: returns an empty language if there is none", () => {
  expect(codeBlocks("```\na\n```")).toEqual([{ language: "", tags: [], code: "a", line: 2 }]);
});

test("blocks: removes the indent of a list item", () => {
  expect(codeBlocks("- item\n\n  ```js\n  f(\n    1);\n  ```")[0]?.code).toBe("f(\n  1);");
});

test("blocks: keeps shorter fences in a longer one", () => {
  expect(codeBlocks("````text\n```js\n```\n````").map(({ code }) => code)).toEqual(["```js\n```"]);
});

test("blocks: ignores code within a line", () => {
  expect(codeBlocks("```a``` and `b`")).toEqual([]);
});

test("blocks: throws for a fence that is not closed", () => {
  expect(() => codeBlocks("text\n```js\na;")).toThrow("line 2");
  expect(() => codeBlocks("```js\na;\n````text")).toThrow("line 1");
});

test("blocks: throws for code that is indented instead of fenced", () => {
  expect(() => codeBlocks("text\n\n    a;")).toThrow("line 3");
});

test("blocks: finds a block in a quotation", () => {
  expect(codeBlocks("> ```js\n> f(\n>   1);\n> ```")[0]?.code).toBe("f(\n  1);");
});
