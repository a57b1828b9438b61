import { beforeAll, describe, expect, test } from "vitest";
import { ENTRIES, type Entry } from "../src/identity/entry.ts";
import { type Equality, equalityOf, prepare, type Use, usesOf } from "../src/identity/libraries.ts";

// The install step of CI fetches the libraries: `npm run tool -- install`.
const isThere = prepare(false);
let equality: Record<Entry, readonly Equality[]>;
let uses: Record<Entry, readonly Use[]>;

describe.skipIf(!isThere)("identity", () => {
  beforeAll(() => {
    const of = <T>(run: (entry: Entry) => T): Record<Entry, T> =>
      Object.fromEntries(ENTRIES.map((entry) => [entry, run(entry)])) as Record<Entry, T>;
    equality = of(equalityOf);
    uses = of((entry) => usesOf(entry, "without-browsers"));
  }, 200_000);

  /** The comparisons that came out wrong, except for those with an object of the platform's class. */
  const wrong = (entry: Entry, kind: "URL" | "URLSearchParams"): string[] =>
    equality[entry].flatMap((row) =>
      Object.entries(row[kind])
        .filter(([how, isEqual]) => !how.startsWith("platform's") && isEqual === how.includes("different"))
        .map(([how]) => `${row.name}: ${how}`),
    );

  /** lodash knows no class but the language's own, and Bun reads own properties alone. */
  const known = (name: string): boolean => name.startsWith("lodash: ") || name === "`bun:test`: changed";

  // @id api/url-equality-in-libraries
  test.each(["plain", "native"] as const)("every library sees that two URLs of ours are equal: %s", (entry) => {
    expect(wrong(entry, "URL").filter((name) => !known(name))).toEqual([]);
    expect(equality[entry].length).toBeGreaterThanOrEqual(9);
  });

  test("no library says that a URL equals the platform's with another href", () => {
    for (const entry of ENTRIES) {
      expect(equality[entry].filter(({ URL }) => URL["platform's, different"]).map(({ name }) => name)).toEqual([]);
    }
  });

  test("libraries that are blind to pairs are those of the page", () => {
    const blind = new Set(wrong("plain", "URLSearchParams").map((name) => name.split(":")[0]));
    for (const name of ["Vitest 3.2", "Vitest 4.1", "Jest 30", "Playwright", "fast-deep-equal"]) {
      expect(blind.has(name)).toBe(false);
    }
  });

  // @id api/native-as-the-platform
  test("libraries and Node take the objects of the native entry as the platform's, except for the platform's getters", () => {
    const refused = (entry: Entry) =>
      uses[entry].filter(({ works }) => !works).map((use) => `${use.library}: ${use.given}`);
    expect(refused("platform")).toEqual(["`url.parse`: a URL"]);
    expect(refused("native")).toEqual(["`url.parse`: a URL", "the platform's getters: a URL"]);
    expect(refused("plain")).toContain("got: `searchParams`");
    expect(uses.native.length).toBeGreaterThan(35);
  });
});
