import type { URLRecord } from "@url/serializer";
import { describe, expect, test } from "vitest";
import { parseURL, setHost, setPath, setPort, setScheme, type ValidationErrorCode } from "../src/index.ts";

/** The record of an input that must parse. */
function record(input: string, base?: string): URLRecord {
  const result = parseURL(input, { base: base === undefined ? undefined : record(base) });
  if (!result.ok) throw new Error(`${input}: ${result.error.code}`);
  return result.url;
}

// Each row decides one condition of the parser that no other row of these tests, and none of web-platform-tests, decides
// for certain. The expected values follow from the state that is named.
describe("paths, segment by segment", () => {
  test.each<[state: string, input: string, base: string | undefined, href: string]>([
    // https://url.spec.whatwg.org/#shorten-a-urls-path
    ["shorten: a drive letter alone in a file path stays", "file:///C:/x/..", undefined, "file:///C:/"],
    ["shorten: also when it is gone behind again", "file:///C:/x/../..", undefined, "file:///C:/"],
    ["shorten: a drive letter that is not the first segment goes", "./C:/..", "file:///a/b", "file:///a/"],
    ["shorten: the base's drive letter stays", "x", "file:///C:", "file:///C:/x"],
    ["shorten: only in file URLs", "x", "http://h/C:", "http://h/x"],
    ["shorten: only in file URLs, special or not", "x", "foo:/C:", "foo:/x"],
    ["shorten: a letter and more is no drive letter", "..", "file:///C:a/", "file:///"],
    // https://url.spec.whatwg.org/#path-state
    ["path: a drive letter is made with ':' as the first segment", "file:///x/../C|/y", undefined, "file:///C:/y"],
    ["path: not behind a segment of the base", "./C|", "file:///a/b", "file:///a/C|"],
    ["path: not behind another segment", "file:///x/./C|/y", undefined, "file:///x/C|/y"],
    ["path: not of a digit", "file:///./1|/x", undefined, "file:///1|/x"],
    ["path: not in other schemes", "http://h/./C|/x", undefined, "http://h/C|/x"],
    ["path: three dots are a name", "http://h/a/./.../b", undefined, "http://h/a/.../b"],
    ["path: %2E is a dot in capitals too", "http://h/a/%2E/b", undefined, "http://h/a/b"],
    ["path: %2e%2E is six units of dots", "http://h/a/b/%2e%2E", undefined, "http://h/a/"],
    // https://url.spec.whatwg.org/#file-state
    ["file: without a base the host is the empty one", "file:x", undefined, "file:///x"],
    ["file: and nothing is a path of one segment", "file:", undefined, "file:///"],
    ["file: a query does not change that", "file:?q", undefined, "file:///?q"],
    ["file: a drive letter takes no path from the base", "C|/x", "file://h/a/b", "file://h/C:/x"],
    ["file: before a backslash", "C|\\x", "file:///a/b", "file:///C:/x"],
    ["file: before a query", "C|?x", "file:///a/b", "file:///C:?x"],
    ["file: before a fragment", "C|#x", "file:///a/b", "file:///C:#x"],
    ["file: with a letter behind it, it is a name", "C|x", "file:///a/b", "file:///a/C|x"],
    ["relative: it is a name in other schemes", "C|/x", "http://h/a/b", "http://h/a/C|/x"],
    // https://url.spec.whatwg.org/#file-slash-state
    ["file slash: the base's drive letter is taken", "/x", "file:///c:/y", "file:///c:/x"],
    ["file slash: not where there is one", "/C:/x", "file:///D:/y", "file:///C:/x"],
    ["file slash: not a letter and more", "/x", "file:///C:a/b", "file:///x"],
    ["relative slash: not in other schemes", "/x", "http://h/C:/y", "http://h/x"],
    // https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
    ["special authority ignore slashes: without a scheme too", "///x", "http://h/", "http://x/"],
    ["special authority ignore slashes: of either kind", "//\\/x", "http://h/", "http://x/"],
    ["authority: not in other schemes", "///x", "foo://h/", "foo:///x"],
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
  ])("the errors of %j", (input, errors) => {
    const heard: unknown[] = [];
    parseURL(input, { report: (...error) => void heard.push(error) });
    expect(heard).toEqual(errors);
  });
});

describe("setters, condition by condition", () => {
  test('path start state: "\\" is no slash in a URL that is not special', () => {
    const heard: unknown[] = [];
    const url = setPath(record("foo://h/"), "\\x", { report: (...error) => void heard.push(error) });
    expect(url.href).toBe("foo://h/\\x");
    expect(heard).toEqual([["invalid-URL-unit", 0, 1]]);
  });

  test('host state: "\\" ends the host of special URLs only, and is a forbidden host code point', () => {
    expect(setHost(record("http://h/"), "a\\b").href).toBe("http://a/");
    expect(setHost(record("foo://h/"), "a\\b").href).toBe("foo://h/");
  });

  test("host state: a port without a host fails, special or not", () => {
    expect(setHost(record("foo://h/"), ":1").href).toBe("foo://h/");
    expect(setHost(record("http://h/"), ":1").href).toBe("http://h/");
  });

  test("port: the empty string removes it; a tab, which is removed, leaves the port state without a digit", () => {
    expect(setPort(record("http://h:1/"), "").href).toBe("http://h/");
    expect(setPort(record("http://h:1/"), "\t").href).toBe("http://h:1/");
  });

  test("scheme state: only a file URL keeps its scheme for the sake of an empty host", () => {
    expect(setScheme(record("foo:///"), "bar").href).toBe("bar:///");
    expect(setScheme(record("foo:x"), "bar").href).toBe("bar:x");
    expect(setScheme(record("file:///"), "http").href).toBe("file:///");
    expect(setScheme(record("file://h/"), "http").href).toBe("http://h/");
  });
});
