import { expect, test } from "vitest";
import { changesBetween } from "../../src/api/changes/compare.ts";
import { bumpsIn, shortfalls } from "../../src/api/changes/required.ts";

const report = (...parts: readonly string[]) =>
  new Map([
    ["docs/api/a.txt", `@url/a/b\nWritten by "npm run tool -- api --write". Do not edit.\n\n${parts.join("\n")}`],
  ]);
const part = (name: string, ...lines: readonly string[]) =>
  `${name}\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
const kinds = (before: string, after: string) =>
  changesBetween(report(part("f", before)), report(part("f", after))).map(({ kind }) => kind);

test("tells what was removed, added and changed, and ignores doc comments", () => {
  const before = report(
    part("a", "// One.", "declare function a(): void;"),
    part("b", "declare function b(x: string): void;"),
  );
  const after = report(part("b", "declare function b(x: number): void;"), part("c", "declare const c: 1;"));
  expect(changesBetween(before, after).map(({ entry, name, kind }) => `${entry} ${name} ${kind}`)).toEqual([
    "@url/a/b a removed",
    "@url/a/b b changed",
    "@url/a/b c added",
  ]);
  expect(
    changesBetween(
      before,
      report(part("a", "// Two.", "declare function a(): void;"), part("b", "declare function b(x: string): void;")),
    ),
  ).toEqual([]);
});

test.each([
  ["an optional parameter", "declare function f(a: string): void;", "declare function f(a: string, b?: O): void;"],
  [
    "an overload",
    "declare function f(a: string): void;",
    "declare function f(a: string): void;\n    declare function f(): 1;",
  ],
  [
    "an optional property",
    "interface f {\n      a: string;\n    }",
    "interface f {\n      a: string;\n      b?: string;\n    }",
  ],
  ["a member of a union", 'type f = "a";', 'type f = "a" | "b";'],
])("code that worked still does with %s more", (_, before, after) => {
  expect(kinds(before, after)).toEqual(["widened"]);
  expect(kinds(after, before)).toEqual(["changed"]);
});

test.each([
  [
    "a parameter that must be given",
    "declare function f(a: string): void;",
    "declare function f(a: string, b: O): void;",
  ],
  ["another result", "declare function f(a: string): 1;", "declare function f(a: string): 2;"],
  [
    "a property that must be given",
    "interface f {\n      a: string;\n    }",
    "interface f {\n      a: string;\n      b: string;\n    }",
  ],
])("%s is a change", (_, before, after) => {
  expect(kinds(before, after)).toEqual(["changed"]);
});

test("a removed export needs a major version, or a minor one before 1.0.0; a new one a minor one", () => {
  const removed = changesBetween(report(part("f", "declare const f: 1;")), report());
  const added = changesBetween(report(), report(part("f", "declare const f: 1;")));
  const patch = bumpsIn(['---\n"@url/a": patch\n"@url/other": major\n---\n\nText.\n']);
  const minor = bumpsIn(["---\n'@url/a': minor\n---\n", '---\n"@url/a": patch\n---\n']);
  expect(shortfalls(removed, patch, "0.3.1")).toEqual([
    '@url/a needs a changeset with "minor", and its changesets say "patch": npm run changeset',
  ]);
  expect(shortfalls(removed, new Map(), "1.0.0")).toEqual([
    '@url/a needs a changeset with "major", and no changeset names it: npm run changeset',
  ]);
  expect(shortfalls(removed, minor, "0.3.1")).toEqual([]);
  expect(shortfalls(removed, minor, "2.0.0")).toHaveLength(1);
  expect(shortfalls(added, patch, "2.0.0")).toHaveLength(1);
  expect(shortfalls(added, minor, "2.0.0")).toEqual([]);
});
