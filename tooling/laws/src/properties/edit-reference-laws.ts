import {
  type BaseKind,
  joinReferences,
  parseReference,
  type Reference,
  relativize,
  resolveReference,
  serializeReference,
} from "@url/edit";
import { parseURL } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import { orThrow, type Result } from "@url/result";
import { hasOpaquePath, isSpecialScheme, schemeOf, type URLRecord } from "@url/serializer";
import fc from "fast-check";
import { expect } from "vitest";
import * as whatwg from "whatwg-url";
import { twoURLs, urlText, word } from "./edit-inputs.ts";
import { tryOn } from "./runs.ts";
import { input } from "./urls.ts";

/** What must hold of the references of `@url/edit`, each with how it is tried `runs` times. */
export const EDIT_REFERENCE_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "a relative reference resolves to its goal, and there is none only where there can be none": (runs) =>
    tryOn(
      [twoURLs],
      ([from, to]) => {
        const [base, goal] = [orThrow(parseURL(from)), orThrow(parseURL(to))];
        const reference = orThrow(relativize(from, to));
        if (reference !== null) expect(orThrow(parseURL(reference, { base })).href).toBe(goal.href);
        expect(reference !== null).toBe(hasReference(base, goal));
        // Two other implementations agree. Node's has drive letters of its own, and drops an empty query.
        const isKnown = schemeOf(base) !== "file" && !/\?(?:#|$)/.test(goal.href);
        for (const { URL } of isKnown ? [whatwg, globalThis] : [whatwg]) {
          if (reference === null || !URL.canParse(base.href) || !URL.canParse(goal.href)) continue;
          expect(new URL(reference, base.href).href).toBe(goal.href);
        }
        for (const kind of ["path-relative", "path-absolute", "scheme-relative"] as const) {
          const only = orThrow(relativize(base, goal, { kinds: [kind] }));
          if (only === null) continue;
          expect(orThrow(parseURL(only, { base })).href).toBe(goal.href);
          expect(only.length).toBeGreaterThanOrEqual(reference!.length);
          expect(/^\/\//.test(only) ? "scheme-relative" : /^\//.test(only) ? "path-absolute" : "path-relative").toBe(
            kind,
          );
        }
      },
      runs,
    ),

  "a parsed reference resolves as its text does": (runs) =>
    tryOn(
      [urlText, input],
      (url, text) => {
        const base = orThrow(parseURL(url));
        const parsed = parseReference(text, kindOf(base));
        const resolved = parseURL(text, { base });
        if (parsed.ok) expectSameResult(resolveReference(parsed.value, base), resolved);
        else if (parsed.error.code !== "special-scheme-missing-following-solidus") expect(resolved.ok).toBe(false);
      },
      runs,
    ),

  "resolving two joined references is resolving the second against the first": (runs) =>
    tryOn(
      [urlText, referenceText, referenceText],
      (url, a, b) => {
        const base = orThrow(parseURL(url));
        const first = parseReference(a, kindOf(base));
        if (!first.ok) return;
        const middle = orThrow(resolveReference(first.value, base));
        const second = parseReference(b, kindOf(middle));
        if (!second.ok) return;
        const joined = joinReferences(first.value, second.value);
        if (joined.ok) expectSameResult(resolveReference(joined.value, base), resolveReference(second.value, middle));
        else expect(joined.error.code).toBe("depends-on-base");
      },
      runs,
    ),

  "a changed reference never spills: its text has the components that were set": (runs) =>
    tryOn(
      [referenceText, word, word, fc.constantFrom<BaseKind>("special", "file", "other")],
      (text, path, query, kind) => {
        const parsed = parseReference(text, kind);
        if (!parsed.ok || parsed.value.scheme !== null) return;
        const changed: Reference = { ...parsed.value, path, query };
        const read = parseReference(serializeReference(changed), kind);
        if (!read.ok) return;
        expect(read.value.scheme).toBe(null);
        expect(percentDecodeText(read.value.query!)).toBe(percentDecodeText(query));
        if (kind !== "file")
          expect(percentDecodeText(`${read.value.authority}`)).toBe(percentDecodeText(`${parsed.value.authority}`));
      },
      runs,
    ),
};

const referenceText = fc.oneof(
  { weight: 3, arbitrary: input },
  {
    weight: 7,
    arbitrary: fc
      .array(
        // biome-ignore lint/plugin: two dozen pieces
        fc.constantFrom(
          ..."a b / / .. .. . %2e // C: C| D: \\ ? ?q # #f x: http: file: https:// h".split(" "),
          " ",
          "\t",
        ),
        {
          maxLength: 7,
        },
      )
      .map((pieces) => pieces.join("")),
  },
);

function kindOf(url: URLRecord): BaseKind {
  if (hasOpaquePath(url)) return "opaque-path";
  return schemeOf(url) === "file" ? "file" : isSpecialScheme(schemeOf(url)) ? "special" : "other";
}

/** Whether any reference without a scheme means `goal` at `base`, by the states of the parser. */
function hasReference(base: URLRecord, goal: URLRecord): boolean {
  if (schemeOf(base) !== schemeOf(goal)) return false;
  const isEqual = base.href.split("#")[0] === goal.href.split("#")[0];
  // Only a fragment can be resolved against an opaque path, and only an opaque path can have one after it.
  if (hasOpaquePath(base)) return isEqual && goal.href.includes("#");
  if (hasOpaquePath(goal)) return false;
  const hasHost = (url: URLRecord): boolean => url.href.startsWith("//", schemeOf(url).length + 1);
  return hasHost(goal) || !hasHost(base);
}

function expectSameResult(ours: Result<URLRecord, unknown>, expected: Result<URLRecord, unknown>): void {
  expect(ours.ok ? ours.value.href : "failure").toBe(expected.ok ? expected.value.href : "failure");
}
