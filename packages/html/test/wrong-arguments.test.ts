import { URL } from "@url/api";
import { describeWrongTexts } from "@url/tooling-shared/wrong-texts";
import { describe, expect, test } from "vitest";
import * as html from "../src/index.ts";
import { record } from "./record.ts";

const page = record("https://example.org/dir/page");
const result = html.parseURLWithBlobEntry("https://example.org/");
const environment = { origin: { kind: "opaque" } as const };

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
  ["a result", result],
  ["an object with an href", { href: "https://example.org/" }],
  ["bytes", Uint8Array.of(0x61)],
];

type Call = (value: never) => unknown;

const link = { getHref: () => "x", setHref: () => undefined };
const location = {
  getURL: () => page,
  getEnvironment: () => ({ base: page }),
  navigate: () => undefined,
  throwSyntaxError: () => undefined,
};
const store = html.createBlobURLStore(() => "uuid");
const entry = { object: "a blob", environment };
const base = html.createDocumentBase({ url: page });

/** Every argument that must be a record, an object of some kind or a function; and whether it is optional. */
const ARGUMENTS: readonly [name: string, message: RegExp, call: Call, optional?: unknown[]][] = [
  ["matchesAboutBlank(url)", /^matchesAboutBlank: /, html.matchesAboutBlank],
  ["matchesAboutSrcdoc(url)", /^matchesAboutSrcdoc: /, html.matchesAboutSrcdoc],
  ["originWithBlobEntry(url)", /^originWithBlobEntry: /, (value) => html.originWithBlobEntry(value)],
  [
    "originWithBlobEntry(…, blobURLEntry)",
    /^originWithBlobEntry: blobURLEntry/,
    (value) => html.originWithBlobEntry(page, value),
    [undefined, null],
  ],
  [
    "parseURLWithBlobEntry(…, options.base)",
    /^parseURLWithBlobEntry: base/,
    (base) => html.parseURLWithBlobEntry("x", { base }),
    [undefined],
  ],
  [
    "parseURLWithBlobEntry(…, options.encoding)",
    /^parseURLWithBlobEntry: encoding must be a function/,
    (encoding) => html.parseURLWithBlobEntry("x", { encoding }),
    [undefined],
  ],
  [
    "parseURLWithBlobEntry(…, options.blobURLStore)",
    /^parseURLWithBlobEntry: blobURLStore must be a blob URL store/,
    (blobURLStore) => html.parseURLWithBlobEntry("x", { blobURLStore }),
    [undefined],
  ],
  ["encodingParseURL(…, environment)", /^encodingParseURL: environment/, (value) => html.encodingParseURL("x", value)],
  [
    "encodingParseURL(…, environment.base)",
    /^encodingParseURL: environment\.base must be /,
    (base) => html.encodingParseURL("x", { base }),
  ],
  [
    "encodingParseAndSerializeURL(…, environment)",
    /^encodingParseAndSerializeURL: environment/,
    (value) => html.encodingParseAndSerializeURL("x", value),
  ],
  [
    "outputEncoder(…, createEncoder)",
    /^outputEncoder: createEncoder must be a function/,
    (value) => html.outputEncoder("a", value),
  ],
  [
    "createBlobURLStore(randomUUID)",
    /^createBlobURLStore: randomUUID must be a function/,
    html.createBlobURLStore,
    [undefined],
  ],
  ["store.add(…, environment)", /^add: environment|^serializeOrigin: /, (value) => store.add("", value)],
  ["store.resolve(url)", /^resolve: /, (value) => store.resolve(value)],
  ["store.obtain(entry)", /^obtain: entry/, (value) => store.obtain(value, environment)],
  ["store.obtain(…, reader)", /^obtain: reader|^isSameOrigin: /, (value) => store.obtain(entry, value)],
  [
    "store.revoke(…, environment)",
    /^revoke: environment/,
    (value) => store.revoke("https://example.org/", value),
    VALUES.filter(([, v]) => typeof v === "object" && v).map(([, v]) => v),
  ],
  [
    "store.removeEntriesOf(environment)",
    /^removeEntriesOf: environment/,
    (value) => store.removeEntriesOf(value),
    VALUES.filter(([, v]) => typeof v === "object" && v).map(([, v]) => v),
  ],
  ["documentBaseURL(document)", /^documentBaseURL: /, html.documentBaseURL],
  ["documentBaseURL(document.url)", /^documentBaseURL: url/, (url) => html.documentBaseURL({ url })],
  [
    "documentBaseURL(document.aboutBaseURL)",
    /^documentBaseURL: aboutBaseURL/,
    (aboutBaseURL) => html.documentBaseURL({ url: page, aboutBaseURL }),
    [undefined, null],
  ],
  [
    "documentBaseURL(document.encoding)",
    /^documentBaseURL: encoding must be a function/,
    (encoding) => html.documentBaseURL({ url: page, encoding }),
    [undefined],
  ],
  [
    "documentBaseURL(document.isBaseAllowed)",
    /^documentBaseURL: isBaseAllowed must be a function/,
    (isBaseAllowed) => html.documentBaseURL({ url: page, isBaseAllowed }),
    [undefined],
  ],
  ["fallbackBaseURL(document)", /^fallbackBaseURL: /, html.fallbackBaseURL],
  ["frozenBaseURL(…, document)", /^frozenBaseURL: /, (value) => html.frozenBaseURL("x", value)],
  ["createDocumentBase(document)", /^createDocumentBase: /, html.createDocumentBase],
  ["base.setURL(url)", /^setURL: /, (value) => base.setURL(value)],
  ["base.onChange(callback)", /^onChange: callback must be a function/, (value) => base.onChange(value)],
  ["hyperlinkURL(host)", /^hyperlinkURL: /, html.hyperlinkURL],
  [
    "hyperlinkURL(host.getHref)",
    /^hyperlinkURL: getHref must be a function/,
    (getHref) => html.hyperlinkURL({ ...link, getHref }),
  ],
  [
    "hyperlinkURL(host.setHref)",
    /^hyperlinkURL: setHref must be a function/,
    (setHref) => html.hyperlinkURL({ ...link, setHref }),
  ],
  [
    "hyperlinkURL(host.getBase)",
    /^hyperlinkURL: getBase must be a function/,
    (getBase) => html.hyperlinkURL({ ...link, getBase }),
    [undefined],
  ],
  [
    "hyperlinkURL(host.getBase())",
    /^hyperlinkURL: base/,
    (value) => html.hyperlinkURL({ ...link, getBase: () => value }).href,
    [undefined],
  ],
  [
    "hyperlinkURL(host.encoding)",
    /^hyperlinkURL: encoding must be a function/,
    (encoding) => html.hyperlinkURL({ ...link, encoding }).href,
    [undefined],
  ],
  [
    "hyperlinkURL(host.blobURLStore)",
    /^hyperlinkURL: blobURLStore must be a blob URL store/,
    (blobURLStore) => html.hyperlinkURL({ ...link, blobURLStore }).href,
    [undefined],
  ],
  ["readOnlyURL(host)", /^readOnlyURL: /, html.readOnlyURL],
  ["locationURL(host)", /^locationURL: /, html.locationURL],
  [
    "locationURL(host.getURL)",
    /^locationURL: getURL must be a function/,
    (getURL) => html.locationURL({ ...location, getURL }),
  ],
  [
    "locationURL(host.getURL())",
    /^locationURL: getURL\(\)/,
    (value) => html.locationURL({ ...location, getURL: () => value }).href,
  ],
  [
    "locationURL(host.getEnvironment())",
    /^locationURL: getEnvironment\(\)/,
    (value) => html.locationURL({ ...location, getEnvironment: () => value }).assign("x"),
  ],
  [
    "locationURL(host.navigate)",
    /^locationURL: navigate must be a function/,
    (navigate) => html.locationURL({ ...location, navigate }),
  ],
  [
    "locationURL(host.throwSyntaxError)",
    /^locationURL: throwSyntaxError must be a function/,
    (throwSyntaxError) => html.locationURL({ ...location, throwSyntaxError }),
  ],
  [
    "locationURL(host.encoding)",
    /^locationURL: encoding must be a function/,
    (encoding) => {
      html.locationURL({ ...location, encoding }).search = "x";
    },
    [undefined],
  ],
];

/** A URL is anything with an href. `originWithBlobEntry` alone reads a record. */
const TAKES_URL =
  /^(?!originWithBlobEntry).*(?:\(url|base|document\.url|\.aboutBaseURL|getURL\(\)|getBase\(\)|setURL\(url)\)$/;

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
  ["parseURL", (text) => html.parseURLWithBlobEntry(text)],
  ["parseURL with a base", (text) => html.parseURLWithBlobEntry(text, { base: page })],
  ["encodingParseURL", (text) => html.encodingParseURL(text, { base: page })],
  ["encodingParseAndSerializeURL", (text) => html.encodingParseAndSerializeURL(text, { base: page })],
  [
    "outputEncoder",
    (text) => html.outputEncoder(text, (name) => ({ ok: false, error: { code: name, start: 0, end: 1 } })),
  ],
  ["store.revoke", (text) => store.revoke(text, environment)],
  ["frozenBaseURL", (text) => html.frozenBaseURL(text, { url: page })],
  ["hyperlinkURL: port", (text) => attributeAfter("port", text)],
  ["hyperlinkURL: search", (text) => attributeAfter("search", text)],
  ["hyperlinkURL: hash", (text) => attributeAfter("hash", text)],
  ["hyperlinkURL: href", (text) => attributeAfter("href", text)],
  ["locationURL: assign", (text) => html.locationURL(location).assign(text)],
  [
    "locationURL: protocol",
    (text) => {
      html.locationURL(location).protocol = text;
    },
  ],
];

function attributeAfter(name: "port" | "search" | "hash" | "href", value: string): string {
  let href = "https://example.org/";
  const element = html.hyperlinkURL({
    getHref: () => href,
    setHref: (text) => {
      href = text;
    },
  });
  element[name] = value;
  return href;
}

/** Web IDL defines the mixins and the location. */
const CONVERTS = /^(?:hyperlinkURL|locationURL): /;

const NOT_TEXT = [undefined, null, Number.NaN, 81, 1n, true, {}, [], ["a", "b"], new URL("https://example.org/#a")];

// `store.revoke` takes a URL in any form.
describeWrongTexts(TEXTS, NOT_TEXT, CONVERTS, (name, value) => name === "store.revoke" && value instanceof URL);

test("obtain: a string that is not a kind of navigation is a RangeError, and never allowed", () => {
  expect(() => store.obtain(entry, "top-level-fetch" as "top-level-navigation")).toThrow(RangeError);
});

test("a member on another object throws a TypeError that says so", () => {
  for (const object of [html.hyperlinkURL(link), html.readOnlyURL(link), html.locationURL(location)]) {
    const members = Object.getPrototypeOf(object);
    for (const name of ["href", "origin", "protocol", "hash"]) {
      expect(() => members[name]).toThrow(/^Illegal invocation/);
      expect(() => Reflect.get(members, name, undefined)).toThrow(TypeError);
    }
  }
});

test("hyperlinkURL: a getHref that returns undefined means that there is no href", () => {
  const element = html.hyperlinkURL({ ...link, getHref: () => undefined as unknown as null, getBase: () => page });
  expect([element.href, element.host]).toEqual(["", ""]);
});
