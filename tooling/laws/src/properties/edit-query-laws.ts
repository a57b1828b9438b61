import { patchQuery, stripTracking } from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { queryOf } from "@url/serializer";
import { parseString } from "@url/urlencoded";
import fc from "fast-check";
import { expect } from "vitest";
import { expectCanonicalOrDrive } from "./edit-expect.ts";
import { queryPatch, queryText, urlText } from "./edit-inputs.ts";
import { tryOn } from "./runs.ts";

/** What must hold of the queries that `@url/edit` changes, each with how it is tried `runs` times. */
export const EDIT_QUERY_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "a patched query has the pairs of URLSearchParams, and the untouched ones byte for byte": (runs) =>
    tryOn(
      [
        fc.oneof(
          urlText,
          queryText.map((query) => `http://h/?${query}`),
        ),
        queryPatch,
      ],
      (url, patch) => {
        const before = orThrow(parseURL(url));
        const after = patchQuery(before, patch);
        expectCanonicalOrDrive(after);
        const expected = patchedPairs(parseString(queryOf(before) ?? ""), patch);
        expect(parseString(queryOf(after) ?? "")).toEqual(expected);
        // A piece that is new is one that the patch writes.
        const pieces = (queryOf(before) ?? "").split("&");
        const written = [
          ...((patch.set ?? []) as [string, string | null][]),
          ...((patch.append ?? []) as [string, string][]),
        ];
        const names = new Set(written.map(([name]) => name));
        for (const piece of (queryOf(after) ?? "").split("&").filter(Boolean)) {
          if (!pieces.includes(piece)) expect(names).toContain(parseString(piece)[0]?.[0]);
        }
        // What is set already stays as it is.
        const set = patchQuery(after, { set: patch.set });
        expect(patchQuery(set, { set: patch.set }).href).toBe(set.href);
        expect(stripTracking(before, []).href).toBe(before.href);
      },
      runs,
    ),
};

function patchedPairs(pairs: [string, string][], patch: Parameters<typeof patchQuery>[1]): [string, string][] {
  const set = new Map<string, string[]>();
  for (const [name, value] of (patch.set ?? []) as [string, string | null | string[]][]) {
    set.set(name, [...(set.get(name) ?? []), ...(value === null ? [] : [value].flat())]);
  }
  const kept = pairs.filter(
    ([name, value]) =>
      set.has(name) ||
      (!patch.delete?.includes(name) && !patch.deleteWhere?.(name, value) && (patch.keepOnly?.includes(name) ?? true)),
  );
  // The pairs of a name get its values one after the other.
  const used = new Map<string, number>();
  const changed = kept.flatMap(([name, value]): [string, string][] => {
    const at = used.get(name) ?? 0;
    used.set(name, at + 1);
    const values = set.get(name);
    return values === undefined ? [[name, value]] : values[at] === undefined ? [] : [[name, values[at]]];
  });
  const params = new URLSearchParams(changed);
  for (const [name, values] of set) {
    for (const value of values.slice(used.get(name) ?? 0)) params.append(name, value);
  }
  for (const [name, value] of (patch.append ?? []) as [string, string][]) params.append(name, value);
  if (patch.sort) params.sort();
  return [...params];
}
