import { expect, test } from "vitest";
import { parseOptions, USAGE } from "../src/options.ts";

test("without arguments, runs everything on the current engine", () => {
  const { case: filter, quick, growth, process, start, builds, install, node, render } = parseOptions([]);
  expect({ filter, quick, growth, process, start, builds, install, node, render }).toEqual({
    filter: "",
    quick: false,
    growth: false,
    process: undefined,
    start: false,
    builds: false,
    install: false,
    node: [],
    render: false,
  });
});

test("accepts --node more than once", () => {
  expect(parseOptions(["--node", "/a/node", "--node=/b/node", "--case", "href"])).toMatchObject({
    case: "href",
    node: ["/a/node", "/b/node"],
  });
});

test("rejects an unknown option, and an unknown process", () => {
  expect(() => parseOptions(["--process", "form"])).toThrow(TypeError);
  expect(() => parseOptions(["--fast"])).toThrow(TypeError);
  expect(() => parseOptions(["href"])).toThrow(TypeError);
});

test("the help names every option", () => {
  const names = Object.keys(parseOptions([]));
  expect(names.filter((name) => !USAGE.includes(`--${name} `))).toEqual([]);
});
