import type ts from "typescript";
import type { Export } from "./exports.ts";

/** Entries that have the same names on purpose, and why. */
export const VARIANTS: readonly { readonly entries: RegExp; readonly why: string }[] = [
  { entries: /^@url\/api(?:\/native)?$/, why: "the same class, with functions of the platform in one of them" },
  { entries: /^@url\/idna/, why: "three tiers of one package, of which a bundle has one" },
  { entries: /^@url\/site/, why: "the same functions over the whole list, its ICANN section, and a list of yours" },
  { entries: /^@url\/encoding/, why: "the same functions with fewer encodings" },
  {
    entries: /^@url\/form\/(?:node|fetch|express|fastify|hono|koa|lambda)$/,
    why: "the same reader for each framework",
  },
];

/** Entries whose names are not ours: those of another package, or of an old document. */
export const NAMES_OF_OTHERS: readonly { readonly entries: RegExp; readonly why: string }[] = [
  { entries: /^@url\/whatwg-url/, why: "the names of the package `whatwg-url`, for an override" },
  { entries: /^@url\/history\/./, why: "the terms of a document of 2011 to 2015" },
];

/**
 * Returns the names that two entries export with two meanings. A name means the same if both entries export one
 * declaration, or types that can be assigned to each other, as two packages declare a function type of which neither
 * depends on the other.
 */
export function doubleMeanings(exports: readonly Export[], checker: ts.TypeChecker): string[] {
  const byName = new Map<string, Export[]>();
  for (const one of exports) {
    if (NAMES_OF_OTHERS.some(({ entries }) => entries.test(one.entry))) continue;
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  }
  return [...byName.values()].flatMap(([first, ...others]) =>
    others
      .filter((other) => !isSame(first!, other, checker) && !areVariants(first!.entry, other.entry))
      .map((other) => `${first!.name}: ${first!.entry} and ${other.entry}`),
  );
}

function areVariants(a: string, b: string): boolean {
  return VARIANTS.some(({ entries }) => entries.test(a) && entries.test(b));
}

function isSame(a: Export, b: Export, checker: ts.TypeChecker): boolean {
  if (a.symbol === b.symbol) return true;
  if (a.kind !== "type" || b.kind !== "type") return false;
  const [one, other] = [a, b].map(({ symbol }) => checker.getDeclaredTypeOfSymbol(symbol));
  const hasParameters = [a, b].some(({ declarations }) => /^(?:type|interface) \w+</.test(declarations[0] ?? ""));
  return !hasParameters && checker.isTypeAssignableTo(one!, other!) && checker.isTypeAssignableTo(other!, one!);
}
