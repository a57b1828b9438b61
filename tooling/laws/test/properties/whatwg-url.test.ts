import { ATTRIBUTES, isMissing, readWPT } from "@url/tooling-conformance/wpt";
import * as ours from "@url/whatwg-url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as stock from "whatwg-url";
import {
  type Assignment,
  assignment,
  BASES,
  base,
  hostile,
  input,
  wptInputs,
} from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";

type Library = typeof ours;
const theirs = stock as unknown as Library;

const text = fc.oneof(input, hostile);
/** Texts most of which are URLs, so that there is something to change. */
const start = fc.oneof(fc.constantFrom(...BASES), input);

/** Returns what a library does with an input: the record, and the result of each export for it. */
function reading(library: Library, input: string, baseText: string | null): unknown {
  const baseURL = baseText === null ? null : library.parseURL(baseText);
  const { url, validationErrors } = library.parseURLWithValidationErrors(input, { baseURL });
  const isValid = library.isValidURLString(input, { baseURL });
  const parsed = [url, library.parseURL(input, { baseURL }), library.basicURLParse(input, { baseURL })];
  return { parsed, validationErrors, isValid, about: url && whatIsSaidAbout(library, url) };
}

function whatIsSaidAbout(library: Library, url: ours.URLRecord): unknown {
  return [
    library.serializeURL(url),
    library.serializeURL(url, true),
    library.serializePath(url),
    library.serializeURLOrigin(url),
    url.host === null ? null : library.serializeHost(url.host),
    url.port === null ? null : library.serializeInteger(url.port),
    library.hasAnOpaquePath(url),
    library.cannotHaveAUsernamePasswordPort(url),
  ];
}

function isReadAlike(input: string, baseText: string | null): void {
  expect([input, baseText, reading(ours, input, baseText)]).toEqual([
    input,
    baseText,
    reading(theirs, input, baseText),
  ]);
}

describe("@url/whatwg-url equals whatwg-url 17.3 for any string, lone surrogates included", () => {
  test("in parsing, validation errors in their order, validity, serializations", () => {
    holds([text, base], isReadAlike, 8000);
  });

  test("for the inputs of web-platform-tests, each with a base of each family", (context) => {
    const rows = readWPT("urltestdata.json");
    if (isMissing(rows)) {
      if (rows.fatal) throw new Error(rows.missing);
      return context.skip(rows.missing);
    }
    for (const input of wptInputs) for (const baseText of [null, ...BASES]) isReadAlike(input, baseText);
  });

  const SURROGATES = ["\ud800", "\udfff", "a\udc00b", "\ud83d\t\udca9", "\ud83d\n\ud83d\r\n\udca9\udca9"];
  const PLACES = [
    "https://h/*",
    "https://h/?*",
    "https://h/#*",
    "foo:*",
    "foo:x?*",
    "foo:x#*",
    "foo://*/",
    "foo://h/*",
  ];
  const OTHERS = ["https://*/", "https://h:*/", "https://*:*@h/", "*://h/", "*", "/*", "//*/", " \n*\t ", "*\t"];
  test.each([...PLACES, ...OTHERS])("for lone surrogates in %j", (place) => {
    for (const surrogate of SURROGATES) {
      for (const baseText of [null, ...BASES]) isReadAlike(place.replaceAll("*", surrogate), baseText);
    }
  });

  const STATES = ["scheme start", "host", "hostname", "port", "path start", "query", "fragment"] as const;
  const value = fc.oneof(
    assignment.map((edit) => edit.value),
    hostile,
  );
  test("in state overrides, from an empty component and from an existing one", () => {
    holds(
      [start, fc.constantFrom(...STATES), value, fc.boolean()],
      (href, state, value, isEmptied) => {
        const [expected, actual] = [theirs, ours].map((library) => overridden(library, href, state, value, isEmptied));
        expect([href, state, value, isEmptied, actual]).toEqual([href, state, value, isEmptied, expected]);
      },
      8000,
    );
  });

  test("in usernames, passwords, percent-decoding", () => {
    holds([start, hostile], (href, value) => {
      const [expected, actual] = [theirs, ours].map((library) => {
        const url = library.parseURL(href);
        if (url === null) return null;
        library.setTheUsername(url, value);
        library.setThePassword(url, value);
        const bytes = library.percentDecodeString(value);
        return [{ ...url }, [...bytes], [...library.percentDecodeBytes(bytes)]];
      });
      expect([href, value, actual]).toEqual([href, value, expected]);
    });
  });

  const ENCODINGS = ["windows-1252", "koi8-r", "Shift_JIS", "euc-jp", "ISO-2022-JP", "big5", "gb18030", "euc-kr", ""];
  test("in queries in other encodings", () => {
    holds([text, base, fc.constantFrom(...ENCODINGS, "x-user-defined", "utf-8")], (input, baseText, encoding) => {
      const [expected, actual] = [theirs, ours].map((library) => {
        const baseURL = baseText === null ? null : library.parseURL(baseText);
        return library.parseURL(input, { baseURL, encoding });
      });
      expect([input, baseText, encoding, actual]).toEqual([input, baseText, encoding, expected]);
    });
  });
});

describe("the classes of @url/whatwg-url equal those of whatwg-url 17.3", () => {
  test("URL: in every attribute, after construction and after each assignment", () => {
    holds([text, base, fc.array(assignment, { maxLength: 3 })], (input, baseText, edits) => {
      const [expected, actual] = [theirs, ours].map((library) => lifeOfURL(library, input, baseText, edits));
      expect([input, baseText, edits, actual]).toEqual([input, baseText, edits, expected]);
    });
  });

  test("URLSearchParams: in pairs and text, of a query and after changes", () => {
    holds([hostile, hostile, hostile], (init, name, value) => {
      const [expected, actual] = [theirs, ours].map((library) => {
        const params = new library.URLSearchParams(init);
        const before = [...params];
        params.append(name, value);
        params.set(before[0]?.[0] ?? "a", value);
        params.sort();
        params.delete(value);
        return [before, [...params], params.toString(), params.size, params.getAll(name), params.has(name, value)];
      });
      expect([init, name, value, actual]).toEqual([init, name, value, expected]);
    });
  });
});

function lifeOfURL(library: Library, input: string, base: string | null, edits: readonly Assignment[]): unknown {
  if (!library.URL.canParse(input, base ?? undefined)) return [library.URL.parse(input, base ?? undefined)];
  const url = new library.URL(input, base ?? undefined);
  const attributes = () => [url.toJSON(), url.origin, [...url.searchParams], ...ATTRIBUTES.map((name) => url[name])];
  const life = [attributes()];
  for (const { setter, value } of edits) {
    url[setter] = value;
    life.push(attributes());
  }
  return life;
}

/** What a state override leaves of a URL, as a specification calls it: not where it does not. */
function overridden(
  library: Library,
  href: string,
  stateOverride: ours.StateOverride,
  value: string,
  isEmptied: boolean,
): unknown {
  const url = library.parseURL(href);
  if (url === null) return null;
  const isPath = stateOverride === "path start";
  if (library.hasAnOpaquePath(url) && (isPath || stateOverride.startsWith("host"))) return null;
  if (library.cannotHaveAUsernamePasswordPort(url) && stateOverride === "port") return null;
  if (isEmptied && isPath) url.path = [];
  if (stateOverride === "query") url.query = (!isEmptied && url.query) || "";
  if (stateOverride === "fragment") url.fragment = (!isEmptied && url.fragment) || "";
  const result = library.basicURLParse(value, { url, stateOverride });
  return { failed: result === null, isSame: result === null || result === url, url: { ...url } };
}
