import { expect, test } from "vitest";
import { act } from "../../src/scripts/playground/model/act.ts";
import type { PairEdit } from "../../src/scripts/playground/model/pairs.ts";
import { viewPlayground } from "../../src/scripts/playground/model/view.ts";
import { stateOf } from "./support.ts";

const edit = (url: string, edit: PairEdit): string | null => act(stateOf(url), { kind: "pair", edit });

test("changes one pair and leaves the bytes of the others", () => {
  expect(edit("https://a/?x=%41&y=2#f", { kind: "set", index: 1, name: "y", value: "a b&c" })).toBe(
    "https://a/?x=%41&y=a+b%26c#f",
  );
  expect(edit("https://a/?x=%41&&y", { kind: "append", name: "z", value: "" })).toBe("https://a/?x=%41&y&z=");
  expect(edit("https://a/?x=%41&y&z", { kind: "remove", index: 1 })).toBe("https://a/?x=%41&z");
  expect(edit("https://a/?x=%41&y&z", { kind: "move", index: 2, to: 0 })).toBe("https://a/?z&x=%41&y");
  expect(edit("https://a/?x", { kind: "remove", index: 0 })).toBe("https://a/");
  expect(edit("https://a/?x", { kind: "remove", index: 7 })).toBe(null);
});

test("the pairs of the view are those that the platform reads, after any edit", () => {
  const url = "https://a/?a=1&b=%F0%9F%98%80+x&=&c&&d=%ff";
  const edits: PairEdit[] = [
    { kind: "set", index: 2, name: "\u202e", value: "<script>" },
    { kind: "append", name: "&=+ %", value: "#" },
    { kind: "remove", index: 0 },
    { kind: "move", index: 0, to: 3 },
  ];
  for (const text of [url, ...edits.map((each) => edit(url, each)!)]) {
    const { pairs } = viewPlayground(stateOf(text), URL).url!.pairs;
    expect(pairs.map(({ name, value }) => [name, value])).toEqual([...new URL(text).searchParams]);
  }
});

test("fixes everything, applies a setter, and takes a repaired text", () => {
  expect(act(stateOf("http:/example.com/a b"), { kind: "fix-all" })).toBe("http://example.com/a%20b");
  expect(act(stateOf("https://example.com/"), { kind: "fix-all" })).toBe(null);
  expect(act(stateOf("https://a/", { value: "8080" }), { kind: "setter", setter: "setPort" })).toBe("https://a:8080/");
  expect(act(stateOf("https://a/", { value: "x" }), { kind: "setter", setter: "setPort" })).toBe(null);
  expect(act(stateOf("no url"), { kind: "setter", setter: "setPort" })).toBe(null);
  expect(act(stateOf("htps://example.com/"), { kind: "candidate", index: 0 })).toBe("https://example.com/");
  expect(act(stateOf("https://a/"), { kind: "candidate", index: 9 })).toBe(null);
});

test("the candidate that the view lists is the one that is taken", () => {
  const state = stateOf("www.example.com/a b");
  const { candidates } = viewPlayground(state, URL);
  expect(candidates.length).toBeGreaterThan(0);
  candidates.forEach(({ text }, index) => {
    expect(act(state, { kind: "candidate", index })).toBe(text.head);
  });
});
