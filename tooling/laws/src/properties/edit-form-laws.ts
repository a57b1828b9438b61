import {
  appendSegments,
  joinPath,
  parent,
  patchQuery,
  relativize,
  segments,
  stripTracking,
  type URLLike,
  withExtension,
  withFragment,
  withoutTrailingSlash,
  withTrailingSlash,
} from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import fc from "fast-check";
import { expect } from "vitest";
import { queryPatch, urlText, word } from "./edit-inputs.ts";
import { tryOn } from "./runs.ts";
import { input, itemOf } from "./urls.ts";

/** What a function makes of a URL or a reference: a changed one, a list, nothing, or the code of an error. */
type Outcome = { readonly value: unknown } | { readonly code: string };
type Change = (url: URLLike) => Outcome;

/** What must hold of a function of `@url/edit` in every form that it takes, each with how it is tried `runs` times. */
export const EDIT_FORM_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "law 11: resolving a changed reference is changing the resolved URL": (runs) =>
    tryOn(
      [anyBase, referenceText, changes],
      (baseText, reference, [name, change]) => {
        const base = orThrow(parseURL(baseText));
        const resolved = parseURL(reference, { base });
        if (!resolved.ok) return;
        const ours = change(reference);
        const theirs = change(resolved.value);
        // A reference without a path and a query has those of its base, and one without a path cannot lose its query.
        const own = reference.replace(/[\t\n\r]+|^[\0- ]+/g, "");
        if (name === "query" && /^(?:[a-z]+:)?(?:[?#]|$)/i.test(own)) return;
        expectSame(ours, theirs, base, isRooted(reference));
      },
      runs,
    ),

  "a changed text parses to the changed URL": (runs) =>
    tryOn(
      [urlText, changes],
      (text, [, change]) => {
        const record = orThrow(parseURL(text));
        expectSame(change(text), change(record), undefined, isRooted(text));
        // The forms of a URL give the same.
        const theirs = change(record);
        expectSame(change({ href: record.href }), theirs, undefined, true);
        if ("value" in theirs && isURL(theirs.value))
          expect(theirs.value).toEqual(orThrow(parseURL(theirs.value.href)));
      },
      runs,
    ),

  "a reference of simple names can be changed": (runs) =>
    tryOn(
      [simpleReference, changes],
      (reference, [, change]) => {
        const outcome = change(reference);
        if ("code" in outcome) expect(outcome.code).toBe("dot-segment");
      },
      runs,
    ),

  "a reference from one reference to another means it at every base": (runs) =>
    tryOn(
      [anyBase, referenceText, referenceText],
      (baseText, from, to) => {
        const base = orThrow(parseURL(baseText));
        const [start, goal] = [parseURL(from, { base }), parseURL(to, { base })];
        const reference = relativize(from, to);
        if (!start.ok || !goal.ok || !reference.ok || reference.value === null) return;
        // "file:a" is a URL here, and relative at a `file` base.
        if (/^\s*[a-z]+:(?![\\/]{2})/i.test(from) || /^\s*[a-z]+:(?![\\/]{2})/i.test(to)) return;
        expect(orThrow(parseURL(reference.value, { base: start.value })).href).toBe(goal.value.href);
      },
      runs,
    ),
};

function expectSame(ours: Outcome, theirs: Outcome, base: URLRecord | undefined, isRooted: boolean): void {
  if ("code" in ours) {
    // A text is not checked to be a URL, and a record never depends on a base.
    if (ours.code !== "depends-on-base") expect(theirs).toEqual(ours);
    return;
  }
  // What is a name in the reference can be the root at one base.
  if ("code" in theirs) expect(["no-file-name", "opaque-path"]).toContain(theirs.code);
  else if (Array.isArray(ours.value)) {
    const list = theirs.value as string[];
    const own = ours.value.slice(isRooted ? 0 : ours.value.lastIndexOf("..") + 1);
    // A reference to a drive has more segments at a base with a drive.
    expect(isRooted && base === undefined ? list : list.slice(list.length - own.length)).toEqual(own);
  } else if (ours.value === null || theirs.value === null) {
    // A folder above the root is the root.
    if (ours.value === null || isRooted) expect(ours.value).toBe(theirs.value);
  } else {
    const resolved = parseURL(ours.value as string, base && { base });
    // Without its fragment, "#" is a reference that no opaque path can be the base of.
    if (ours.value === "" && !resolved.ok) return;
    expect(resolved.ok ? resolved.value.href : resolved.error).toBe((theirs.value as URLRecord).href);
  }
}

/** A change with what it is, for the report of a counterexample. */
const changes: fc.Arbitrary<readonly [what: string, Change]> = fc.oneof(
  queryPatch.map((patch) => ["query", always((url) => patchQuery(url, patch)), patch] as const),
  fc.constant(["query", always((url) => stripTracking(url, ["a", "%*"]))] as const),
  fc.option(word, { nil: null }).map((text) => ["fragment", always((url) => withFragment(url, text)), text] as const),
  fc
    .array(word, { maxLength: 2 })
    .map((list) => ["append", fallible((url) => appendSegments(url, list)), list] as const),
  fc
    .array(word, { maxLength: 3 })
    .map((parts) => ["join", fallible((url) => joinPath(url, parts.join("/"))), parts] as const),
  word.map((text) => ["extension", fallible((url) => withExtension(url, text)), text] as const),
  itemOf([parent, withTrailingSlash, withoutTrailingSlash, segments]).map(
    (change) => [change.name, fallible(change as typeof parent)] as const,
  ),
) as fc.Arbitrary<never>;

function always(change: (url: URLLike) => unknown): Change {
  return (url) => ({ value: change(url) });
}

function fallible(change: (url: URLLike) => ReturnType<typeof segments> | ReturnType<typeof parent>): Change {
  return (url) => {
    const result = change(url);
    return result.ok ? { value: result.value } : { code: result.error.code };
  };
}

const PIECES =
  "a b / / .. .. . %2e %2E. // C: C| c| D: \\ ? ?q # #f x: http: file: https:// h a.b .a b. & = %41 é a:b".split(" ");

const referenceText = fc.oneof(
  { weight: 2, arbitrary: input },
  {
    weight: 8,
    arbitrary: fc.array(itemOf([...PIECES, " ", "\t", "\n", "\ud800"]), { maxLength: 8 }).map((p) => p.join("")),
  },
);

const simpleReference = fc
  .tuple(
    itemOf(["/", "", "../", "./", "//h/", "../../"]),
    fc.array(itemOf(["a", "b.c", "d-e", "f=g"]), { minLength: 1, maxLength: 4 }),
    itemOf(["", "?a=1&b", "#f", "?#"]),
  )
  .map(([start, names, tail]) => start + names.join("/") + tail);

const anyBase = fc.oneof(
  urlText,
  itemOf(
    "https://h/ https://h/x/y/z?q file:/// file:///C:/ file:///C:/x/y file://h/x x:/ x://h x://h/ x:/.//a x:/a/b?q x:y http://h/C:/x file:///x/D:/y".split(
      " ",
    ),
  ),
);

function isRooted(reference: string): boolean {
  return /^[/\\]|^[a-z][a-z\d+.-]*:[/\\]/i.test(reference.replace(/[\t\n\r]+/g, "").replace(/^[\0- ]+/, ""));
}

function isURL(value: unknown): value is URLRecord {
  return typeof (value as URLRecord | null)?.href === "string";
}
