import { describeRows, readWPT, type SetterRow, show } from "@url/tooling-conformance/wpt";
import { describe, expect, test } from "vitest";
import * as theirs from "whatwg-url";
import * as ours from "../src/index.ts";

type Library = typeof ours;
const libraries = [theirs as unknown as Library, ours] as const;

test("has every export of version 17 and no other", () => {
  expect(Object.keys(ours).sort()).toEqual(Object.keys((theirs as { default?: object }).default ?? theirs).sort());
});

/** What a library makes of an input: the record and everything that can be asked of it. */
function reading(library: Library, input: string, base: string | null) {
  const baseURL = base === null ? null : library.parseURL(base);
  const { url, validationErrors } = library.parseURLWithValidationErrors(input, { baseURL });
  if (url === null) return { url, validationErrors };
  return {
    url: { ...url },
    validationErrors,
    href: library.serializeURL(url),
    hrefWithoutFragment: library.serializeURL(url, true),
    path: library.serializePath(url),
    host: url.host === null ? null : library.serializeHost(url.host),
    port: url.port === null ? null : library.serializeInteger(url.port),
    origin: library.serializeURLOrigin(url),
    opaque: library.hasAnOpaquePath(url),
    cannot: library.cannotHaveAUsernamePasswordPort(url),
  };
}

describeRows("urltestdata.json", readWPT("urltestdata.json"), (rows) =>
  rows.map(({ input, base }) => ({
    title: `${show(input)} against ${show(base)}`,
    check: () => {
      const [expected, actual] = libraries.map((library) => reading(library, input, base));
      expect(actual).toEqual(expected);
    },
  })),
);

/** The URL API's setters, by the Standard's steps on a record, as an embedder writes them. */
const SETTERS: Readonly<Record<string, (library: Library, url: ours.URLRecord, value: string) => unknown>> = {
  protocol: (library, url, value) => library.basicURLParse(`${value}:`, { url, stateOverride: "scheme start" }),
  username: (library, url, value) => library.cannotHaveAUsernamePasswordPort(url) || library.setTheUsername(url, value),
  password: (library, url, value) => library.cannotHaveAUsernamePasswordPort(url) || library.setThePassword(url, value),
  host: (library, url, value) =>
    library.hasAnOpaquePath(url) || library.basicURLParse(value, { url, stateOverride: "host" }),
  hostname: (library, url, value) =>
    library.hasAnOpaquePath(url) || library.basicURLParse(value, { url, stateOverride: "hostname" }),
  port: (library, url, value) => {
    if (library.cannotHaveAUsernamePasswordPort(url)) return true;
    if (value !== "") return library.basicURLParse(value, { url, stateOverride: "port" });
    url.port = null;
    return true;
  },
  pathname: (library, url, value) => {
    if (library.hasAnOpaquePath(url)) return true;
    url.path = [];
    return library.basicURLParse(value, { url, stateOverride: "path start" });
  },
  search: (library, url, value) => {
    url.query = value === "" ? null : "";
    return value === "" || library.basicURLParse(value.replace(/^\?/, ""), { url, stateOverride: "query" });
  },
  hash: (library, url, value) => {
    url.fragment = value === "" ? null : "";
    return value === "" || library.basicURLParse(value.replace(/^#/, ""), { url, stateOverride: "fragment" });
  },
};

describeRows("setters_tests.json", readWPT("setters_tests.json"), (file) =>
  Object.entries(file).flatMap(([property, rows]: [string, readonly SetterRow[]]) => {
    const set = SETTERS[property];
    if (set === undefined) return [];
    return rows.map(({ href, new_value: value }) => ({
      title: `${show(href)}: ${property} = ${show(value)}`,
      check: () => {
        const [expected, actual] = libraries.map((library) => {
          const url = library.parseURL(href)!;
          const failed = set(library, url, value) === null;
          return { url: { ...url }, failed };
        });
        expect(actual).toEqual(expected);
      },
    }));
  }),
);

test.each([
  "utf-8",
  "windows-1252",
  "latin1",
  "iso-8859-2",
  "koi8-r",
  "Shift_JIS",
  "sjis",
  "euc-jp",
  "ISO-2022-JP",
  "big5",
  "gbk",
  "gb18030",
  "euc-kr",
])("encodes the query in %s, in a parse and in a state override", (encoding) => {
  const query = "é東京 кот 가Ａ'\u{1f600}";
  const [expected, actual] = libraries.map((library) =>
    ["https://h/p", "ws://h/p", "foo://h/p"].map((href) => {
      const url = library.parseURL(`${href}?${query}#${query}`, { encoding })!;
      const changed = Object.assign(library.parseURL(href)!, { query: "" });
      library.basicURLParse(query, { url: changed, stateOverride: "query", encoding });
      return [library.serializeURL(url), library.serializeURL(changed)];
    }),
  );
  expect(actual).toEqual(expected);
});

test("encodes UTF-16 as UTF-8, as the Encoding Standard says; whatwg-url throws", () => {
  expect(ours.serializeURL(ours.parseURL("https://h/?é", { encoding: "UTF-16LE" })!)).toBe("https://h/?%C3%A9");
});

test("reads the empty label as UTF-8, as whatwg-url does", () => {
  for (const library of libraries) {
    expect(library.serializeURL(library.parseURL("https://h/?é", { encoding: "" })!)).toBe("https://h/?%C3%A9");
  }
});

test.each([
  ["https://example.com/#\ud800", ["invalid-URL-unit"], "https://example.com/#%EF%BF%BD"],
  ["https://example.com/?\ud800", ["invalid-URL-unit"], "https://example.com/?%EF%BF%BD"],
  ["https://example.com/\udfff", ["invalid-URL-unit"], "https://example.com/%EF%BF%BD"],
  [" foo:\ud83d\t\udca9\n", ["invalid-URL-unit", "invalid-URL-unit"], "foo:%F0%9F%92%A9"],
  ["foo:\ud83d\t\udca9\n ", ["invalid-URL-unit", "invalid-URL-unit"], "foo:%F0%9F%92%A9"],
  ["\ud83d\t\udca9:", ["invalid-URL-unit", "missing-scheme-non-relative-URL"], null],
])("lone surrogates are not URL units, and a tab does not separate two of them: %j", (input, errors, href) => {
  for (const library of libraries) {
    const { url, validationErrors } = library.parseURLWithValidationErrors(input);
    expect(validationErrors).toEqual(errors);
    expect(url && library.serializeURL(url)).toBe(href);
  }
});

test("throws for an unknown encoding, as whatwg-url does", () => {
  for (const library of libraries) expect(() => library.parseURL("https://h/?é", { encoding: "none" })).toThrow();
});

// @id whatwg-url/url-each-kind
test.each([
  ["port", {}, ""],
  ["port", {}, "\t"],
  ["path start", { path: ["a"] }, ""],
  ["path start", { path: ["a"] }, "\\b"],
  ["host", {}, "\ud83d\t\udca9"],
  ["query", { query: "" }, "\ud83d\t\udca9\ud800"],
] as const)("%s on a URL of each kind with %j: %j", (stateOverride, parts, input) => {
  // The API sets no port where there is no host.
  for (const href of ["https://h:1/", "foo://h:1/", ...(stateOverride === "port" ? [] : ["foo:/"])]) {
    const [expected, actual] = libraries.map((library) => {
      const url = Object.assign(library.parseURL(href)!, structuredClone(parts));
      const failed = library.basicURLParse(input, { url, stateOverride }) === null;
      return { failed, ...url };
    });
    expect([href, actual]).toEqual([href, expected]);
  }
});

test.each([
  ["query", { query: "a=b" }, "&c=é"],
  ["fragment", { fragment: "top" }, " more"],
  ["path start", { path: ["a", "b"] }, "../c"],
  ["path start", { path: ["a", "b"] }, "/x?y"],
] as const)("%s appends to what is there", (stateOverride, parts, input) => {
  const [expected, actual] = libraries.map((library) => {
    const url = Object.assign(library.parseURL("https://h/")!, structuredClone(parts));
    library.basicURLParse(input, { url, stateOverride });
    return { ...url };
  });
  expect(actual).toEqual(expected);
});

// @id whatwg-url/replaces-all-components-given-url
test("replaces all components of a given URL without a state override; whatwg-url adds to its path", () => {
  const url = ours.parseURL("https://h/")!;
  expect(ours.basicURLParse("http://other/x", { url })).toBe(url);
  expect(ours.serializeURL(url)).toBe("http://other/x");
});

describe("isValidURLString", () => {
  describeRows("urltestdata.json", readWPT("urltestdata.json"), (rows) =>
    rows.map(({ input, base }) => ({
      title: `${show(input)} against ${show(base)}`,
      check: () => {
        const [expected, actual] = libraries.map((library) => {
          const baseURL = base === null ? null : library.parseURL(base);
          return library.isValidURLString(input, { baseURL });
        });
        expect(actual).toBe(expected);
      },
    })),
  );
});

test("percent-decodes to bytes", () => {
  for (const library of libraries) {
    expect([...library.percentDecodeString("‽%25%2E")]).toEqual([0xe2, 0x80, 0xbd, 0x25, 0x2e]);
    expect([...library.percentDecodeBytes(Uint8Array.of(0x25, 0x34, 0x31, 0x25))]).toEqual([0x41, 0x25]);
  }
});

test("throws for a state override that no specification uses; whatwg-url does not", () => {
  const url = ours.parseURL("https://h/")!;
  const stateOverride = "authority" as ours.StateOverride;
  expect(() => ours.basicURLParse("x", { url, stateOverride })).toThrow(RangeError);
  expect(() => ours.basicURLParse("x", { stateOverride: "host" })).toThrow(TypeError);
});
