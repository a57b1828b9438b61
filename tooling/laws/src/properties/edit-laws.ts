import * as api from "@url/api";
import {
  appendSegments,
  compareKey,
  format,
  fromParts,
  joinPath,
  type PartsToWrite,
  parent,
  sameURL,
  segments,
  toParts,
  withExtension,
  withoutTrailingSlash,
  withParts,
  withTrailingSlash,
} from "@url/edit";
import { parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import { orThrow } from "@url/result";
import { defaultPort, isSpecialScheme, pathOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";
import fc from "fast-check";
import { expect } from "vitest";
import { expectCanonical, expectCanonicalOrDrive } from "./edit-expect.ts";
import { newParts, partsToWrite, twoURLs, urlText, word } from "./edit-inputs.ts";
import { settersInAnyOrder } from "./edit-setters.ts";
import { tryOn } from "./runs.ts";

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
      [urlRecord, partsToWrite],
      (url, parts) => {
        const changed = withParts(url, parts);
        const orders = settersInAnyOrder(url, parts);
        if (changed.ok) {
          expectCanonicalOrDrive(changed.value);
          // The host of a `file` URL can be given with another scheme although no setter takes "localhost" there.
          const isBeyond = /^file:/i.test(url.href) && parts.scheme != null && parts.host != null;
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
      [urlRecord, fc.array(word, { minLength: 1, maxLength: 3 })],
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
      [urlRecord, fc.array(word, { maxLength: 3 }).map((parts) => parts.join("/"))],
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
      [urlRecord, word],
      (url, extension) => {
        const slashed = withTrailingSlash(url);
        if (!slashed.ok) return expect(slashed.error.code).toBe("opaque-path");
        const stripped = orThrow(withoutTrailingSlash(url));
        const list = orThrow(segments(slashed.value, { raw: true }));
        expect(list[list.length - 1]).toBe("");
        // The first slash of a path stays, and that of a drive.
        const isRoot = pathOf(url) === "" || /^file:\/\/[^/]*\/[A-Za-z]:(?:[?#]|$)/.test(url.href);
        const first = isRoot ? "/" : "";
        expect(orThrow(withoutTrailingSlash(slashed.value)).href).toBe(stripped.href.replace(/(?=[?#]|$)/, first));
        expect(orThrow(withoutTrailingSlash(stripped))).toBe(stripped);
        for (const changed of [slashed.value, stripped]) expectCanonicalOrDrive(changed);
        const folder = orThrow(parent(url));
        if (folder !== null) {
          expectCanonicalOrDrive(folder);
          expect(pathOf(url).startsWith(pathOf(folder))).toBe(true);
        }
        const named = withExtension(url, extension);
        if (!named.ok) {
          if (!/^file:\/\/[^/]*\/[A-Za-z]:(?:[?#]|$)/.test(url.href))
            expect(orThrow(segments(url)).pop() ?? "").toBe("");
          return;
        }
        expectCanonicalOrDrive(named.value);
        const name = orThrow(segments(named.value)).pop()!;
        if (extension !== "") expect(name.endsWith(extension.startsWith(".") ? extension : `.${extension}`)).toBe(true);
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

const urlRecord = urlText.map((text) => orThrow(parseURL(text)));

const compareOptions = fc.option(
  fc.record(
    { fragment: fc.boolean(), queryOrder: fc.boolean(), trailingSlash: fc.boolean(), credentials: fc.boolean() },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

function schemeAfter(url: URLRecord, { scheme }: PartsToWrite): string {
  return scheme?.toLowerCase() ?? schemeOf(url);
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

function expectSameButPath(before: URLRecord, after: URLRecord): void {
  const without = (url: URLRecord): unknown => ({ ...orThrow(toParts(url)), segments: [] });
  expect(without(after)).toEqual(without(before));
}
