import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { describe, expect, test } from "vitest";
import {
  createListener,
  parseURL,
  setHost,
  setPath,
  setPort,
  setScheme,
  type ValidationErrorCode,
} from "../src/index.ts";

/** The record of an input that must parse: with accelerators, and with a listener, without them. */
function record(input: string, base?: string): URLRecord {
  const result = parseURL(input, { base });
  expect(parseURL(input, { base, report: createListener(() => {}) })).toEqual(result);
  return orThrow(result);
}

/** The serialization after a setter: as it was if the value was refused. */
function after(setter: typeof setHost, href: string, value: string): string {
  const result = setter(record(href), value);
  expect(setter(record(href), value, { report: createListener(() => {}) })).toEqual(result);
  return result.ok ? result.value.href : href;
}

// Each row decides one condition of the parser that no other row of these tests, and none of web-platform-tests, decides
// for certain. The expected values follow from the state that is named.
describe("paths, segment by segment", () => {
  test.each<[state: string, input: string, base: string | undefined, href: string]>([
    // https://url.spec.whatwg.org/#shorten-a-urls-path
    [
      "shorten: keeps a drive letter that is the only segment of a file path",
      "file:///C:/x/..",
      undefined,
      "file:///C:/",
    ],
    ["shorten: keeps it again after a second segment was removed", "file:///C:/x/../..", undefined, "file:///C:/"],
    ["shorten: removes a drive letter that is not the first segment", "./C:/..", "file:///a/b", "file:///a/"],
    ["shorten: keeps the base's drive letter", "x", "file:///C:", "file:///C:/x"],
    ["shorten: removes it in other special URLs", "x", "http://h/C:", "http://h/x"],
    ["shorten: removes it in URLs that are not special", "x", "foo:/C:", "foo:/x"],
    ["shorten: removes a segment that only starts like a drive letter", "..", "file:///C:a/", "file:///"],
    // https://url.spec.whatwg.org/#path-state
    ["path: writes the drive letter with a colon in the first segment", "file:///x/../C|/y", undefined, "file:///C:/y"],
    ["path: does not after a segment of the base", "./C|", "file:///a/b", "file:///a/C|"],
    ["path: does not after another segment", "file:///x/./C|/y", undefined, "file:///x/C|/y"],
    ["path: does not for a digit", "file:///./1|/x", undefined, "file:///1|/x"],
    ["path: does not for other schemes", "http://h/./C|/x", undefined, "http://h/C|/x"],
    ["path: keeps three dots", "http://h/a/./.../b", undefined, "http://h/a/.../b"],
    ["path: reads %2E in capitals as a dot", "http://h/a/%2E/b", undefined, "http://h/a/b"],
    ["path: reads %2e%2E as two dots", "http://h/a/b/%2e%2E", undefined, "http://h/a/"],
    // https://url.spec.whatwg.org/#file-state
    ["file: sets the empty host without a base", "file:x", undefined, "file:///x"],
    ["file: an empty input has a path of one segment", "file:", undefined, "file:///"],
    ["file: and so has a query alone", "file:?q", undefined, "file:///?q"],
    ["file: takes no path from the base before a drive letter", "C|/x", "file://h/a/b", "file://h/C:/x"],
    ["file: takes none before a drive letter and a backslash", "C|\\x", "file:///a/b", "file:///C:/x"],
    ["file: takes none before a drive letter and a query", "C|?x", "file:///a/b", "file:///C:?x"],
    ["file: takes none before a drive letter and a fragment", "C|#x", "file:///a/b", "file:///C:#x"],
    ["file: reads a drive letter followed by a letter as a name", "C|x", "file:///a/b", "file:///a/C|x"],
    ["relative: reads a drive letter as a name in other schemes", "C|/x", "http://h/a/b", "http://h/a/C|/x"],
    // https://url.spec.whatwg.org/#file-slash-state
    ["file slash: takes the base's drive letter", "/x", "file:///c:/y", "file:///c:/x"],
    ["file slash: does not if the input has one", "/C:/x", "file:///D:/y", "file:///C:/x"],
    ["file slash: does not take a segment that only starts like one", "/x", "file:///C:a/b", "file:///x"],
    ["relative slash: does not for other schemes", "/x", "http://h/C:/y", "http://h/x"],
    // https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
    ["special authority ignore slashes: ignores a slash without a scheme", "///x", "http://h/", "http://x/"],
    ["special authority ignore slashes: ignores slashes of both kinds", "//\\/x", "http://h/", "http://x/"],
    ["authority: does not for other schemes", "///x", "foo://h/", "foo:///x"],
  ])("%s: %j against %j", (_state, input, base, href) => {
    expect(record(input, base).href).toBe(href);
  });

  test.each<[input: string, errors: [ValidationErrorCode, number, number][]]>([
    // The file host state has read "C|" already, and looks for no URL units.
    ["file://C|/x", [["file-invalid-Windows-drive-letter-host", 7, 9]]],
    [
      "file://c:\\x",
      [
        ["file-invalid-Windows-drive-letter-host", 7, 9],
        ["invalid-reverse-solidus", 9, 10],
      ],
    ],
    // Only special URLs have "\" for a slash.
    ["foo://h/a\\b", [["invalid-URL-unit", 9, 10]]],
  ])("reports the errors of %j", (input, errors) => {
    const heard: unknown[] = [];
    parseURL(input, { report: createListener((...error) => void heard.push(error)) });
    expect(heard).toEqual(errors);
  });
});

describe("setters, condition by condition", () => {
  test('path start state: "\\" is not a slash in a URL that is not special', () => {
    const heard: unknown[] = [];
    const url = setPath(record("foo://h/"), "\\x", { report: createListener((...error) => void heard.push(error)) });
    expect(orThrow(url).href).toBe("foo://h/\\x");
    expect(heard).toEqual([["invalid-URL-unit", 0, 1]]);
  });

  test('host state: "\\" ends the host of special URLs only, and is a forbidden host code point', () => {
    expect(after(setHost, "http://h/", "a\\b")).toBe("http://a/");
    expect(after(setHost, "foo://h/", "a\\b")).toBe("foo://h/");
  });

  test("port state: a scheme that only starts with file can have a port", () => {
    expect(after(setPort, "filex://h/", "8")).toBe("filex://h:8/");
    expect(after(setPort, "file://h/", "8")).toBe("file://h/");
  });

  test("host state: fails for a port without a host, special or not", () => {
    expect(after(setHost, "foo://h/", ":1")).toBe("foo://h/");
    expect(after(setHost, "http://h/", ":1")).toBe("http://h/");
  });

  test("port: the empty string removes the port; a tab, which is removed, leaves no digit and fails", () => {
    expect(after(setPort, "http://h:1/", "")).toBe("http://h/");
    expect(after(setPort, "http://h:1/", "\t")).toBe("http://h:1/");
  });

  test("scheme state: keeps the scheme of a file URL with an empty host, and of no other URL", () => {
    expect(after(setScheme, "foo:///", "bar")).toBe("bar:///");
    expect(after(setScheme, "foo:x", "bar")).toBe("bar:x");
    expect(after(setScheme, "file:///", "http")).toBe("file:///");
    expect(after(setScheme, "file://h/", "http")).toBe("http://h/");
  });
});
