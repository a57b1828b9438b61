import { expect } from "vitest";
import type { RowTest } from "./describe-rows.ts";
import { show } from "./describe-rows.ts";
import { COMPONENTS, type URLRow } from "./files.ts";
import { URL } from "./implementation.ts";

/** The constructor: each component, or a TypeError. */
export function constructorTests(rows: readonly URLRow[]): RowTest[] {
  return rows.map((row) => ({
    title: `constructor: ${name(row)}`,
    check: () => {
      if (row.failure) {
        expect(() => construct(row)).toThrow(TypeError);
        for (const base of basesToFailAgainst(row)) expect(() => new URL(row.input, base)).toThrow(TypeError);
        return;
      }
      const url = construct(row);
      const expected: Record<string, string> = {};
      const actual: Record<string, string> = {};
      for (const component of COMPONENTS) {
        expected[component] = row[component] as string;
        actual[component] = url[component];
      }
      if (row.searchParams !== undefined) {
        expected.searchParams = row.searchParams;
        actual.searchParams = url.searchParams.toString();
      }
      expect(actual).toEqual(expected);
      expect(new URL(url.href).href).toBe(url.href);
    },
  }));
}

/** The origin, for the rows that state one. */
export function originTests(rows: readonly URLRow[]): RowTest[] {
  return rows
    .filter((row) => row.origin !== undefined)
    .map((row) => ({
      title: `origin: ${name(row)}`,
      check: () => expect(construct(row).origin).toBe(row.origin),
    }));
}

/** `URL.canParse`. */
export function canParseTests(rows: readonly URLRow[]): RowTest[] {
  return rows.map((row) => ({
    title: `canParse: ${name(row)}`,
    check: () => {
      const result = row.base === null ? URL.canParse(row.input) : URL.canParse(row.input, row.base);
      expect(result).toBe(row.failure !== true);
      for (const base of basesToFailAgainst(row)) expect(URL.canParse(row.input, base)).toBe(false);
    },
  }));
}

/** `URL.parse`. */
export function parseTests(rows: readonly URLRow[]): RowTest[] {
  return rows.map((row) => ({
    title: `parse: ${name(row)}`,
    check: () => {
      const result = row.base === null ? URL.parse(row.input) : URL.parse(row.input, row.base);
      expect(result === null ? null : result.href).toBe(row.failure ? null : row.href);
      for (const base of basesToFailAgainst(row)) expect(URL.parse(row.input, base)).toBe(null);
    },
  }));
}

function construct({ input, base }: URLRow): InstanceType<typeof URL> {
  return base === null ? new URL(input) : new URL(input, base);
}

function name({ input, base }: URLRow): string {
  return base === null ? show(input) : `${show(input)} against ${show(base)}`;
}

const BASES = ["https://example.org/a/b?c#d", "file:///C:/x", "non-special://h/p", "non-special:/p"];
const OPAQUE_PATH_BASES = ["mailto:someone"];

/**
 * The further bases against which a row fails, if it has no base of its own. `relativeTo` names those against which it would
 * parse; without it the input never parses.
 */
function basesToFailAgainst({ failure, base, relativeTo }: URLRow): readonly string[] {
  if (!failure || base !== null || relativeTo === "any-base") return [];
  return relativeTo === "non-opaque-path-base" ? OPAQUE_PATH_BASES : [...BASES, ...OPAQUE_PATH_BASES];
}
