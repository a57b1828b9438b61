import { readdirSync, readFileSync } from "node:fs";
import { formats, uriResolver } from "@url/uri/json-schema";
import { expect, test } from "vitest";
import { functionsOf } from "../../documents/src/api/report.ts";
import { MEMORY_CALLS } from "../src/memory/calls/index.ts";
import { OVER_THE_LIMIT, SAME_CLASS, WITHOUT_TEXT } from "../src/memory/without-text.ts";

// "readonly [Symbol.iterator]" is left out: it is `entries`.
const MEMBER = /^ {6}(?:static )?((?:get|set) )?(\w+)\(/gm;

/** Tables of functions, whose members a report has in the form of a type. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  "@url/uri/json-schema formats": Object.keys(formats),
  "@url/uri/json-schema uriResolver": Object.keys(uriResolver),
};

const folder = new URL("../../../docs/api/", import.meta.url);
const reports = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
const exported = reports.flatMap((report) => [
  ...functionsOf(report).map(({ entry, name }) => `${entry} ${name}`),
  ...membersOf(report),
]);
// What stands behind the name says which of several calls it is: "parseLegacy of Shift_JIS".
const called = MEMORY_CALLS.map(({ key }) => key);
const excused = Object.values(WITHOUT_TEXT).flat();

test("every public function has a call with a long input, or a reason not to have one", () => {
  const isCalled = (name: string) => called.some((key) => key === name || key.startsWith(`${name} `));
  expect(exported.filter((name) => !isCalled(name) && !excused.includes(name))).toEqual([]);
});

test("no call and no reason is for a function that does not exist", () => {
  expect(called.filter((key) => !exported.some((name) => key === name || key.startsWith(`${name} `)))).toEqual([]);
  expect(excused.filter((name) => !exported.includes(name) || called.includes(name))).toEqual([]);
});

test("only calls are over the limit", () => {
  expect(
    Object.values(OVER_THE_LIMIT)
      .flat()
      .filter((key) => !called.includes(key)),
  ).toEqual([]);
});

test("no two calls have the same name", () => {
  expect(new Set(called).size).toBe(called.length);
});

/** The members of the classes, such as "@url/api URL.set href", and those of a variable that is a table of functions. */
function membersOf(report: string): string[] {
  const [head = "", ...parts] = report.split(/\n\n(?=\S)/);
  const entry = head.split("\n")[0]!;
  return parts.flatMap((part) => {
    const name = part.split("\n")[0]!;
    if (SAME_CLASS.includes(`${entry} ${name}`)) return [];
    if (!/^ {4}class /m.test(part))
      return TABLES[`${entry} ${name}`]?.map((member) => `${entry} ${name} ${member}`) ?? [];
    return [...part.matchAll(MEMBER)].map(([, accessor = "", member]) => `${entry} ${name}.${accessor}${member}`);
  });
}
