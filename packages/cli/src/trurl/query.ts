import { percentDecode } from "@url/percent";
import { decoded, encodeAll, encodeForQuery } from "./encode.ts";

/** A pair of a query, in canonical form and decoded. In the decoded one, "+" is "+". */
export interface Pair {
  readonly name: string;
  /** `null` if there is no "=". */
  readonly value: string | null;
  readonly decodedName: string;
  readonly decodedValue: string;
}

/** Returns the pairs of `query`. Empty ones are dropped. */
export function pairsOf(query: string | null, separator: string): Pair[] {
  if (query === null) return [];
  return query
    .split(separator)
    .filter((text) => text !== "")
    .map(pairOf);
}

/** Returns the pair of a text such as "name=value". */
export function pairOf(text: string): Pair {
  const equals = text.indexOf("=");
  const name = equals < 0 ? text : text.slice(0, equals);
  const value = equals < 0 ? null : text.slice(equals + 1);
  return {
    name: canonicalSide(name),
    value: value === null ? null : canonicalSide(value),
    decodedName: decoded(name),
    decodedValue: decoded(value ?? ""),
  };
}

/** Returns the text of an argument such as "name=value" with both sides encoded. */
export function encodeAssignment(text: string): string {
  const equals = text.indexOf("=");
  return equals < 0 ? encodeAll(text) : `${encodeAll(text.slice(0, equals))}=${encodeAll(text.slice(equals + 1))}`;
}

export function joinPairs(pairs: readonly Pair[], separator: string): string | null {
  return pairs.map(textOf).join(separator) || null;
}

function textOf({ name, value }: Pair): string {
  return value === null ? name : `${name}=${value}`;
}

function canonicalSide(text: string): string {
  if (/^[\w.~*-]*$/.test(text)) return text;
  return encodeForQuery(percentDecode(text.replaceAll("+", "%20")));
}

/** Returns the pairs whose names none of `patterns` matches: a name, or its start and "*". Case does not matter. */
export function trimPairs(pairs: readonly Pair[], patterns: readonly string[]): Pair[] {
  return pairs.filter(({ name }) => !patterns.some((pattern) => matches(name.toLowerCase(), pattern.toLowerCase())));
}

function matches(name: string, pattern: string): boolean {
  if (pattern.endsWith("\\*")) return name === `${pattern.slice(0, -2)}*`;
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Replaces the first pair with the name of each assignment and removes the others of that name. If there is none, the
 * assignment is appended, or ignored.
 */
export function replacePairs(pairs: readonly Pair[], assignments: readonly string[], append: boolean): Pair[] {
  let output = [...pairs];
  for (const text of assignments) {
    const replacement = pairOf(encodeAssignment(text));
    const first = output.findIndex(({ name }) => name === replacement.name);
    if (first >= 0)
      output = output
        .map((pair, i) => (i === first ? replacement : pair))
        .filter((pair, i) => i <= first || pair.name !== replacement.name);
    else if (append) output.push(replacement);
  }
  return output;
}

/** Sorts by the text of the pairs. Case does not matter. */
export function sortPairs(pairs: readonly Pair[]): Pair[] {
  const keyed = pairs.map((pair) => ({ pair, key: textOf(pair).toLowerCase() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ pair }) => pair);
}
