import { expect } from "vitest";
import { type RowTest, show } from "./describe-rows.ts";
import type { URLPatternRow } from "./files.ts";
import { URL, URLPattern } from "./implementation.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** The components, in the order in which they are compared. */
const NAMES = ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"] as const;

/** For each component, those that are less specific. One that is given makes the component a wildcard. */
const LESS_SPECIFIC: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  protocol: [],
  username: [],
  password: [],
  hostname: ["protocol"],
  port: ["protocol", "hostname"],
  pathname: ["protocol", "hostname", "port"],
  search: ["protocol", "hostname", "port", "pathname"],
  hash: ["protocol", "hostname", "port", "pathname", "search"],
};

/** The constructor, the attributes, `test` and `exec`, as WPT's `urlpatterntests.js` checks them. */
export function patternTests(rows: readonly URLPatternRow[]): RowTest[] {
  return rows.map((row, index) => ({
    // Rows repeat.
    title: `row ${index}: ${show(JSON.stringify(row.pattern))} for ${show(JSON.stringify(row.inputs) ?? "")}`,
    check: () => check(row),
  }));
}

function check(row: URLPatternRow): void {
  const construct = () => Reflect.construct(URLPattern, row.pattern) as InstanceType<typeof URLPattern>;
  if (row.expected_obj === "error") {
    expect(construct).toThrow(TypeError);
    return;
  }
  const pattern = construct();
  const attributes = Object.fromEntries(NAMES.map((name) => [name, pattern[name]]));
  expect(attributes).toEqual(expectedAttributes(row));

  const inputs = row.inputs ?? [];
  const test = () => Reflect.apply(pattern.test, pattern, inputs);
  const exec = () => Reflect.apply(pattern.exec, pattern, inputs);
  const { expected_match: expected } = row;
  if (expected === "error") {
    expect(test).toThrow(TypeError);
    expect(exec).toThrow(TypeError);
    return;
  }
  const isMatch = typeof expected === "object" && expected !== null;
  expect(test()).toBe(isMatch);
  const result = exec();
  if (!isMatch || result === null) {
    // A row without an expected match tests the constructor alone, without inputs.
    expect(result).toBe(isMatch ? "a match" : (expected ?? null));
    return;
  }
  expect(result.inputs).toEqual((expected as { inputs?: unknown }).inputs ?? row.inputs);
  const components = NAMES.map((name) => [name, result[name].input, sorted(result[name].groups)]);
  expect(components).toEqual(expectedComponents(row, expected as Record<string, ComponentRow>));
}

/** What is not listed is what the pattern or its base has, or else a wildcard. */
function expectedAttributes(row: URLPatternRow): Texts {
  const [first, second] = row.pattern;
  const given = (typeof first === "object" ? first : {}) as Texts;
  const baseText = given.baseURL ?? (typeof second === "string" ? second : undefined);
  const base = baseText === undefined ? undefined : new URL(baseText);
  const listed = (row.expected_obj ?? {}) as Texts;
  const empty = row.exactly_empty_components ?? [];
  const ofBase = (name: (typeof NAMES)[number]): string | undefined => {
    if (!base || name === "username" || name === "password") return undefined;
    return name === "protocol" ? base[name].slice(0, -1) : base[name].replace(/^[?#]/, "");
  };
  return Object.fromEntries(
    NAMES.map((name) => {
      if (listed[name] !== undefined) return [name, listed[name]];
      if (empty.includes(name)) return [name, ""];
      if (given[name]) return [name, given[name]];
      const isWildcard = LESS_SPECIFIC[name].some((other) => other in given);
      return [name, (isWildcard ? undefined : ofBase(name)) ?? "*"];
    }),
  );
}

interface ComponentRow {
  readonly input: string;
  readonly groups: Readonly<Record<string, string | null>>;
}

/** A component that is not listed is empty, and matched by a wildcard unless the row says that its pattern is empty. */
function expectedComponents(row: URLPatternRow, expected: Readonly<Record<string, ComponentRow>>): unknown {
  const empty = row.exactly_empty_components ?? [];
  return NAMES.map((name) => {
    const { input, groups } = expected[name] ?? { input: "", groups: empty.includes(name) ? {} : { 0: "" } };
    // JSON has no `undefined`.
    return [name, input, sorted(groups).map(([key, value]) => [key, value ?? undefined])];
  });
}

/** Entries, because `toEqual` takes an absent property for one that is undefined. */
function sorted(groups: Readonly<Record<string, string | null | undefined>>): [string, string | null | undefined][] {
  return Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1));
}
