import * as api from "@url/api";
import {
  appendSegments,
  type BaseKind,
  compareKey,
  format,
  fromParts,
  joinPath,
  joinReferences,
  type PartsToWrite,
  parent,
  parseReference,
  patchQuery,
  type Reference,
  relativize,
  resolveReference,
  sameURL,
  segments,
  serializeReference,
  stripTracking,
  toParts,
  withExtension,
  withoutTrailingSlash,
  withParts,
  withTrailingSlash,
} from "@url/edit";
import { parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import { orThrow, type Result } from "@url/result";
import {
  defaultPort,
  hasOpaquePath,
  isSpecialScheme,
  pathOf,
  queryOf,
  schemeOf,
  type URLRecord,
} from "@url/serializer";
import { parseString } from "@url/urlencoded";
import fc from "fast-check";
import { expect } from "vitest";
import * as whatwg from "whatwg-url";
import { newParts, partsToWrite, queryPatch, queryText, twoURLs, urlText, word } from "./edit-inputs.ts";
import { settersInAnyOrder } from "./edit-setters.ts";
import { holds } from "./runs.ts";
import { input } from "./urls.ts";

/** What must hold of `@url/edit`, each with how it is tried `runs` times. */
export const EDIT_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "the parts that a URL is made from are the parts that are read from it": (runs) =>
    tryOn(
      [newParts],
      (parts) => {
        const made = fromParts(parts);
        if (!made.ok) return expectPlace(made.error, parts as unknown as Record<string, unknown>);
        expectCanonical(made.value);
        const { scheme, username = "", password = "", host = null, port = null, fragment = null } = parts;
        const read = orThrow(toParts(made.value));
        const name = scheme.toLowerCase();
        const isSpecial = isSpecialScheme(name);
        expect(read).toMatchObject({ scheme: name, username: username ?? "", password: password ?? "", fragment });
        const text = typeof host === "string" ? host : "";
        const bracketed = /^[^[]*:.*:/.test(text) ? `[${text}]` : text;
        const canonical = text === "" ? text : serializeHost(orThrow(parseHost(bracketed, { isOpaque: !isSpecial })));
        expect(read.host).toBe(
          name === "file" && canonical === "localhost" ? "" : host === null && !isSpecial ? null : canonical,
        );
        expect(read.port).toBe(port === null || Number(port) === defaultPort(name) ? null : Number(port));
        if (parts.params) expect(read.params).toEqual(parts.params);
        else if (parts.query != null) expect(percentDecodeText(queryOf(made.value)!)).toBe(parts.query);
        else expect(read.params).toBe(null);
        if (read.path !== undefined) return expect(read.path).toBe(parts.path ?? "");
        const list = parts.segments ?? (parts.path ? parts.path.replace(/^\//, "").split("/") : []);
        expect(read.segments).toEqual(list.length === 0 && isSpecial ? [""] : list);
      },
      runs,
    ),

  "withParts is the setters in an order in which all of them succeed": (runs) =>
    tryOn(
      [urlText, partsToWrite],
      (url, parts) => {
        const changed = withParts(url, parts);
        const orders = settersInAnyOrder(orThrow(parseURL(url)), parts);
        if (changed.ok) {
          expectCanonicalOrDrive(changed.value);
          // The host of a `file` URL can be given with another scheme although no setter takes "localhost" there.
          const isBeyond = /^file:/i.test(orThrow(parseURL(url)).href) && parts.scheme != null && parts.host != null;
          if (!isBeyond || orders.size > 0) expect([...orders]).toContain(changed.value.href);
        } else {
          expectPlace(changed.error, parts as unknown as Record<string, unknown>);
          // A port on `file:` is an error, although the setter drops a default port before the scheme changes.
          if (parts.port == null || schemeAfter(url, parts) !== "file") expect([...orders]).toEqual([]);
        }
      },
      runs,
    ),

  "appended segments are the last segments of the path, and nothing else changes": (runs) =>
    tryOn(
      [urlText, fc.array(word, { minLength: 1, maxLength: 3 })],
      (url, list) => {
        const before = segments(url);
        const after = appendSegments(url, list);
        if (!after.ok) {
          if (after.error.code === "opaque-path") return expect(before.ok).toBe(false);
          expect(after.error).toMatchObject({ code: "dot-segment", in: "list" });
          return expect([".", ".."]).toContain(list[after.error.index!]);
        }
        const kept = orThrow(before);
        if (kept[kept.length - 1] === "") kept.pop();
        expect(orThrow(segments(after.value))).toEqual([...kept, ...list]);
        expectCanonicalOrDrive(after.value);
        expectSameButPath(url, after.value);
        expect(orThrow(segments(orThrow(appendSegments(url, list, { dots: "escape" }))))).toEqual([...kept, ...list]);
      },
      runs,
    ),

  "a joined path stays below the URL, and dot segments fail": (runs) =>
    tryOn(
      [urlText, fc.array(word, { maxLength: 3 }).map((parts) => parts.join("/"))],
      (url, text) => {
        const joined = joinPath(url, text);
        if (!joined.ok) return expect(["dot-segment", "opaque-path"]).toContain(joined.error.code);
        const from = orThrow(segments(url, { raw: true }));
        if (from[from.length - 1] === "") from.pop();
        expect(orThrow(segments(joined.value, { raw: true })).slice(0, from.length)).toEqual(from);
        expectCanonicalOrDrive(joined.value);
        expectSameButPath(url, joined.value);
      },
      runs,
    ),

  "the end of a path: what is added can be taken away": (runs) =>
    tryOn(
      [urlText, word],
      (url, extension) => {
        const slashed = withTrailingSlash(url);
        if (!slashed.ok) return expect(slashed.error.code).toBe("opaque-path");
        const stripped = orThrow(withoutTrailingSlash(url));
        const list = orThrow(segments(slashed.value, { raw: true }));
        expect(list[list.length - 1]).toBe("");
        expect(orThrow(withoutTrailingSlash(slashed.value)).href).toBe(stripped.href);
        for (const changed of [slashed.value, stripped]) expectCanonicalOrDrive(changed);
        const folder = orThrow(parent(url));
        if (folder !== null) {
          expectCanonicalOrDrive(folder);
          expect(pathOf(orThrow(parseURL(url))).startsWith(pathOf(folder))).toBe(true);
        }
        const named = withExtension(url, extension);
        if (!named.ok) return expect(orThrow(segments(url)).pop() ?? "").toBe("");
        expectCanonicalOrDrive(named.value);
        const name = orThrow(segments(named.value)).pop()!;
        if (extension !== "") expect(name.endsWith(`.${extension}`)).toBe(true);
      },
      runs,
    ),

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
        const after = orThrow(patchQuery(url, patch));
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
        expect(patchQuery(after, { set: patch.set })).toEqual({
          ok: true,
          value: orThrow(patchQuery(after, { set: patch.set })),
        });
        expect(orThrow(stripTracking(url, [])).href).toBe(before.href);
      },
      runs,
    ),

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

  "URLs are the same exactly if their keys are, and a key is its own key": (runs) =>
    tryOn(
      [twoURLs, compareOptions],
      ([a, b], options) => {
        const [first, second] = [orThrow(compareKey(a, options)), orThrow(compareKey(b, options))];
        expect(sameURL(a, b, options)).toBe(first === second);
        expect(orThrow(compareKey(first, options))).toBe(first);
        if (options === undefined) expect(first).toBe(orThrow(parseURL(a)).href);
      },
      runs,
    ),

  "a formatted URL is a URL with the other parts": (runs) =>
    tryOn(
      [urlText, fc.record({ credentials: fc.boolean(), fragment: fc.boolean(), query: fc.boolean() })],
      (url, options) => {
        const record = orThrow(parseURL(url));
        const native = new api.URL(record.href);
        if (!options.credentials) [native.username, native.password] = ["", ""];
        if (!options.query) native.search = "";
        if (!options.fragment) native.hash = "";
        const text = orThrow(format(record, options));
        expect(orThrow(parseURL(text)).href).toBe(text);
        // An empty query or fragment stays if it is not removed, and these setters remove it with any other.
        if (!/[?#]$|\?#/.test(record.href)) expect(text).toBe(native.href);
      },
      runs,
    ),
};

function tryOn<Ts extends [unknown, ...unknown[]]>(
  arbitraries: { readonly [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  law: (...values: Ts) => unknown,
  runs: number,
): void {
  // A law may return early with what an assertion returns.
  // biome-ignore lint/plugin: as many values as a law has parameters
  holds(arbitraries, (...values: Ts) => void law(...values), runs);
}

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

const compareOptions = fc.option(
  fc.record(
    { fragment: fc.boolean(), queryOrder: fc.boolean(), trailingSlash: fc.boolean(), credentials: fc.boolean() },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

function schemeAfter(url: string, { scheme }: PartsToWrite): string {
  return scheme?.toLowerCase() ?? schemeOf(orThrow(parseURL(url)));
}

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

function patchedPairs(pairs: [string, string][], patch: Parameters<typeof patchQuery>[1]): [string, string][] {
  const set = new Map((patch.set ?? []) as [string, string | null][]);
  const kept = pairs.filter(
    ([name, value]) =>
      set.has(name) ||
      (!patch.delete?.includes(name) && !patch.deleteWhere?.(name, value) && (patch.keepOnly?.includes(name) ?? true)),
  );
  const params = new URLSearchParams(kept);
  for (const [name, value] of set) value === null ? params.delete(name) : params.set(name, value);
  for (const [name, value] of (patch.append ?? []) as [string, string][]) params.append(name, value);
  if (patch.sort) params.sort();
  return [...params];
}

function expectSameResult(ours: Result<URLRecord, unknown>, expected: Result<URLRecord, unknown>): void {
  expect(ours.ok ? ours.value.href : "failure").toBe(expected.ok ? expected.value.href : "failure");
}

/** The error is in a part that was given, and in its text. */
function expectPlace(
  error: { code: string; in: string; start: number; end: number; index?: number },
  given: Record<string, unknown>,
): void {
  const part = given[error.in];
  if (error.code === "host-missing") return;
  expect(part === undefined).toBe(false);
  const text = String(error.index === undefined ? part : (part as string[])[error.index]);
  expect(0 <= error.start && error.start <= error.end && error.end <= text.length).toBe(true);
}

function expectSameButPath(before: string, after: URLRecord): void {
  const without = (url: URLRecord): unknown => ({ ...orThrow(toParts(url)), segments: [] });
  expect(without(after)).toEqual(without(orThrow(parseURL(before))));
}

function expectCanonical(url: URLRecord): void {
  expect(url).toEqual(orThrow(parseURL(url.href)));
}

/** One of the two families in which what the Standard's own setters return parses to another URL (law 4). */
function expectCanonicalOrDrive(url: URLRecord): void {
  if (!/^file:\/\/(?:[^/]*\/[A-Za-z]\||localhost\/)/.test(url.href)) expectCanonical(url);
}
