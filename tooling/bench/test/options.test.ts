import { expect, test } from "vitest";
import { parseOptions, USAGE } from "../src/options.ts";

test("without arguments it is a whole run on the engine at hand", () => {
  const { case: filter, quick, growth, install, node, render } = parseOptions([]);
  expect({ filter, quick, growth, install, node, render }).toEqual({
    filter: "",
    quick: false,
    growth: false,
    install: false,
    node: [],
    render: false,
  });
});

test("--node may be given more than once", () => {
  expect(parseOptions(["--node", "/a/node", "--node=/b/node", "--case", "href"])).toMatchObject({
    case: "href",
    node: ["/a/node", "/b/node"],
  });
});

test("what is not known is refused", () => {
  expect(() => parseOptions(["--fast"])).toThrow(TypeError);
  expect(() => parseOptions(["href"])).toThrow(TypeError);
});

test("every option is told of", () => {
  const names = Object.keys(parseOptions([]));
  expect(names.filter((name) => !USAGE.includes(`--${name} `))).toEqual([]);
});
