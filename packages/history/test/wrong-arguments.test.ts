import { URL } from "@url/api";
import { orThrow } from "@url/result";
import { describeWrongTexts } from "@url/tooling-shared/wrong-texts";
import { describe, expect, test } from "vitest";
import * as draft2012 from "../src/2012/index.ts";
import * as history from "../src/2014/index.ts";
import * as draft2015 from "../src/2015/index.ts";
import * as html5 from "../src/html5/index.ts";
import { parseAs } from "../src/index.ts";
import { record } from "./record.ts";

const page = record("https://example.org/dir/page");

/** Values that are not a record, options, a host or a function. */
const VALUES: readonly [name: string, value: unknown][] = [
  ["undefined", undefined],
  ["null", null],
  ["NaN", Number.NaN],
  ["a number", -1],
  ["a bigint", 1n],
  ["a boolean", true],
  ["a symbol", Symbol("a")],
  ["an object", {}],
  ["an array", ["https://example.org/"]],
  ["an object without a prototype", Object.create(null)],
  ["a URL object", new URL("https://example.org/")],
  ["a result", { ok: true, value: page }],
  ["an object with an href", { href: "https://example.org/" }],
  ["bytes", Uint8Array.of(0x61)],
];

type Call = (value: never) => unknown;

const link = { getHref: () => "x", setHref: () => undefined };
const html5Base = html5.createDocumentBase({ address: "http://a/" });

/** Every argument that must be of a type, and whether it is optional. */
const ARGUMENTS: readonly [name: string, message: RegExp, call: Call, optional?: unknown[]][] = [
  ["sharingURL(…, base)", /^sharingURL: base/, (base) => history.sharingURL("x", base), [undefined]],
  ["sharingHyperlink(host)", /^sharingHyperlink: /, history.sharingHyperlink],
  [
    "sharingHyperlink(host.getHref)",
    /^sharingHyperlink: getHref must be a function/,
    (getHref) => history.sharingHyperlink({ ...link, getHref }),
  ],
  [
    "sharingHyperlink(host.setHref)",
    /^sharingHyperlink: setHref must be a function/,
    (setHref) => history.sharingHyperlink({ ...link, setHref }),
  ],
  [
    "sharingHyperlink(host.getBase())",
    /^sharingHyperlink: base/,
    (value) => history.sharingHyperlink({ ...link, getBase: () => value }).href,
    [undefined],
  ],
  [
    "searchParams of a sharingURL",
    /^searchParams: value must be a URLSearchParams/,
    (params) => {
      orThrow(history.sharingURL("https://example.org/")).searchParams = params;
    },
  ],
  [
    "searchParams of a sharingHyperlink",
    /^searchParams: value must be a URLSearchParams/,
    (params) => {
      history.sharingHyperlink(link).searchParams = params;
    },
  ],
  [
    "resolve(…, encode)",
    /^resolve: encode must be a function/,
    (encode) => html5.resolve("a", "http://a/", encode),
    [undefined],
  ],
  ["decomposition(host)", /^decomposition: /, html5.decomposition],
  [
    "getAttribute(…, name)",
    /^getAttribute: name must be "protocol" or /,
    (name) => html5.getAttribute("http://a/", name),
  ],
  [
    "setAttribute(…, name)",
    /^setAttribute: name must be "protocol" or /,
    (name) => html5.setAttribute("http://a/", name, "b"),
  ],
  [
    "elementBaseURL(…, xmlBases)",
    /^elementBaseURL: xmlBases must be an array/,
    (value) => html5.elementBaseURL({ address: "http://a/" }, value),
    [VALUES.find(([name]) => name === "an array")![1]],
  ],
  ["base.onChange(callback)", /^onChange: callback must be a function/, (value) => html5Base.onChange(value)],
  ["parseAs(document)", /^parseAs: document must be "2012" or /, (value) => parseAs(value, "http://a/")],
  ["parseAs(…, base)", /^parseAs: base/, (base) => parseAs("2014", "x", base), [undefined]],
  [
    "parseAs(…, options)",
    /^parseAs: options must be /,
    (value) => parseAs("2014", "http://a/", undefined, value),
    VALUES.filter(([name]) => /^(?:undefined|an object.*|a result)$/.test(name)).map(([, value]) => value),
  ],
  [
    "parseAs(…, options.encoding)",
    /^parseAs: encoding must be a function/,
    (encoding) => parseAs("2014", "http://a/", undefined, { encoding }),
    [undefined],
  ],
  [
    "parseAs(…, options.corrected)",
    /^parseAs: corrected must be true or false/,
    (corrected) => parseAs("2012", "http://a/", undefined, { corrected }),
    [undefined, true],
  ],
  [
    "draft2012.parseForm(…, options.decode)",
    /^parseForm: decode must be a function/,
    (decode) => draft2012.parseForm("a", { decode }),
    [undefined],
  ],
  [
    "draft2012.parseForm(…, options.charset)",
    /^parseForm: charset must be a function/,
    (charset) => draft2012.parseForm("a", { charset }),
    [undefined],
  ],
  [
    "draft2012.parseForm(…, options.isindex)",
    /^parseForm: isindex must be true or false/,
    (isindex) => draft2012.parseForm("a", { isindex }),
    [undefined, true],
  ],
  [
    "history.parseForm(…, options.decode)",
    /^parseForm: decode must be a function/,
    (decode) => history.parseForm("a", { decode }),
    [undefined],
  ],
  [
    "history.parseForm(…, options.charset)",
    /^parseForm: charset must be a function/,
    (charset) => history.parseForm("a", { charset }),
    [undefined],
  ],
  [
    "history.parseForm(…, options.isindex)",
    /^parseForm: isindex must be true or false/,
    (isindex) => history.parseForm("a", { isindex }),
    [undefined, true],
  ],
  [
    "draft2015.parseForm(…, options.decode)",
    /^parseForm: decode must be a function/,
    (decode) => draft2015.parseForm("a", { decode }),
    [undefined],
  ],
  [
    "draft2015.parseForm(…, options.charset)",
    /^parseForm: charset must be a function/,
    (charset) => draft2015.parseForm("a", { charset }),
    [undefined],
  ],
  [
    "draft2015.parseForm(…, options.isindex)",
    /^parseForm: isindex must be true or false/,
    (isindex) => draft2015.parseForm("a", { isindex }),
    [undefined, true],
  ],
];

/** A URL is anything with an href. */
const TAKES_URL = /(?:base|getBase\(\))\)$/;

describe.each(ARGUMENTS)("%s", (name, message, call, optional = []) => {
  test.each(VALUES.filter(([, value]) => !optional.includes(value)))("throws a TypeError: %s", (form, value) => {
    if (TAKES_URL.test(name) && ["a URL object", "an object with an href"].includes(form)) {
      call(value as never);
      return;
    }
    expect(() => call(value as never)).toThrow(TypeError);
    expect(() => call(value as never)).toThrow(message);
  });

  test("takes undefined or null only if it is optional", () => {
    for (const value of optional.filter((value) => value === undefined || value === null)) call(value as never);
  });
});

describe("a detached buffer", () => {
  test.each(ARGUMENTS)("%s throws a TypeError, unless it takes any object", (_, message, call, optional = []) => {
    const bytes = Uint8Array.of(0x61);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    if (optional.some((value) => value instanceof Uint8Array)) call(bytes as never);
    else expect(() => call(bytes as never)).toThrow(message);
  });
});

/** Every function that takes text, and a name for it. */
const TEXTS: readonly [name: string, call: (text: string) => unknown][] = [
  ["parseAs 2012", (text) => parseAs("2012", text)],
  ["parseAs 2014", (text) => parseAs("2014", text)],
  ["parseAs 2015", (text) => parseAs("2015", text)],
  ["parseAs html5", (text) => parseAs("html5", text)],
  ["parseAs rfc3986", (text) => parseAs("rfc3986", text)],
  ["parseAs today", (text) => parseAs("today", text)],
  ["draft2012.parseForm", (text) => draft2012.parseForm(text)],
  ["history.parseForm", (text) => history.parseForm(text)],
  ["draft2015.parseForm", (text) => draft2015.parseForm(text)],
  ["sharedSearchParams", (text) => `${history.sharedSearchParams(text ?? null!)}`],
  ["sharingURL", (text) => outcome(history.sharingURL(text, page))],
  ["sharingHyperlink: href", (text) => hrefAfter("href", text)],
  ["sharingHyperlink: search", (text) => hrefAfter("search", text)],
  ["parse", (text) => html5.parse(text)],
  ["resolve", (text) => html5.resolve(text, "http://a/")],
  ["resolve against", (text) => html5.resolve("a", text)],
  ["fragmentEscape", (text) => html5.fragmentEscape(text)],
  ["isReservedURL", (text) => html5.isReservedURL(text)],
  ["isAbsoluteURL", (text) => html5.isAbsoluteURL(text)],
  ["isHierarchicalURL", (text) => html5.isHierarchicalURL(text)],
  ["isAuthorityBasedURL", (text) => html5.isAuthorityBasedURL(text)],
  ["isValidURL", (text) => html5.isValidURL(text)],
  ["isValidNonEmptyURL", (text) => html5.isValidNonEmptyURL(text)],
  ["isValidURLPotentiallySurroundedBySpaces", (text) => html5.isValidURLPotentiallySurroundedBySpaces(text)],
  [
    "isValidNonEmptyURLPotentiallySurroundedBySpaces",
    (text) => html5.isValidNonEmptyURLPotentiallySurroundedBySpaces(text),
  ],
  ["getAttribute", (text) => html5.getAttribute(text, "protocol")],
  ["setAttribute", (text) => html5.setAttribute("http://a/", "search", text)],
  ["setAttribute of", (text) => html5.setAttribute(text, "search", "a")],
];

/** The URL as text: two objects of one prototype are equal to `toEqual`. */
function outcome(result: ReturnType<typeof history.sharingURL>): unknown {
  return result.ok ? result.value.href : result.error;
}

function hrefAfter(name: "href" | "search", value: string): string {
  let href = "https://example.org/";
  const element = history.sharingHyperlink({
    getHref: () => href,
    setHref: (text) => {
      href = text;
    },
  });
  element[name] = value;
  return href;
}

/** Web IDL defines the mixin. */
const CONVERTS = /^sharingHyperlink: /;

const NOT_TEXT = [undefined, null, Number.NaN, 81, 1n, true, {}, [], ["a", "b"], new URL("https://example.org/#a")];

describeWrongTexts(TEXTS, NOT_TEXT, CONVERTS);

test("getAttribute, setAttribute: a name that is not one of the seven is a RangeError", () => {
  for (const name of ["username", "href", "__proto__", "toString", ""]) {
    expect(() => html5.getAttribute("http://a/", name as "port")).toThrow(RangeError);
    expect(() => html5.setAttribute("http://a/", name as "port", "1")).toThrow(RangeError);
  }
});

test("parseAs refuses an option that would change nothing", () => {
  expect(() => parseAs("2014", "http://a/", undefined, { corrected: true })).toThrow(TypeError);
  expect(() => parseAs("rfc3986", "http://a/", undefined, { encoding: () => [] })).toThrow(TypeError);
  expect(() => parseAs("2013" as "2014", "http://a/")).toThrow(RangeError);
});
