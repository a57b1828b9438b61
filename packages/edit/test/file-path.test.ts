import { fromFilePath, type Platform, toFilePath } from "@url/edit";
import { describe, expect, test } from "vitest";
import { expectSamePath, expectSameURL } from "./node-judge.ts";

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe("as Node's pathToFileURL", () => {
  test("every ASCII character in a name", () => {
    for (const character of ASCII) {
      expectSameURL(`/a${character}b`, "posix");
      expectSameURL(`C:\\a${character}b`, "windows");
    }
  });

  test.each([
    ..."/ /a /a/ //a //a//b /a/. /a/./ /a/.. /a/../ /.. /a/../../b /a/b/.. /%2e%2e/a /C:/a /a|b /é /💩 /a\\b /~/[a]^".split(
      " ",
    ),
    "/\ud800",
  ])("POSIX: %j", (path) => expectSameURL(path, "posix"));

  test.each([
    ..."C:\\ c:/ C:\\a C:\\a\\ C:/a/b\\c C:\\a\\..\\b C:\\a\\..\\.. C:\\.\\a\\. C:\\a\\\\b C:\\a/../b C:\\a%41?b#c C:\\é💩".split(
      " ",
    ),
    ..."\\\\srv\\sh\\a \\\\srv\\sh \\\\srv\\sh\\ \\\\srv\\ \\\\SRV\\sh\\a%b \\\\faß.de\\s\\x \\\\127.1\\s\\x \\\\?\\UNC\\srv\\sh\\a \\\\srv\\sh/a".split(
      " ",
    ),
    ..."\\\\?\\C:\\a \\\\?\\C:\\a\\b \\\\srv".split(" "),
    "C:\\a b\t\n\ud800",
  ])("Windows: %j", (path) => expectSameURL(path, "windows"));
});

describe("as Node's fileURLToPath", () => {
  test.each([
    ..."file:/// file:///a file:///a%20b file:///a%2Fb file:///a%2fb file:///a%5Cb file:///a%5cb file:///%61%00 file:///%FF".split(
      " ",
    ),
    ..."file:///a%zz file:///% file:///C:/ file:///C: file:///c|/a file:///C%3A/a file:///C:a file:///1:/a file://h/a/b".split(
      " ",
    ),
    ..."file://h file://xn--fa-hia.de/s file://127.1/s file://localhost/C:/a file:///a?q#f https://h/a file:///%E2%82%AC".split(
      " ",
    ),
  ])("%s", (href) => {
    expectSamePath(href, "posix");
    expectSamePath(href, "windows");
  });
});

describe("otherwise than Node", () => {
  test.each<[string, Platform, string, number, number]>([
    // There is no current folder to resolve against.
    ["a", "posix", "path-not-absolute", 0, 0],
    ["", "posix", "path-not-absolute", 0, 0],
    ["C:a", "windows", "path-not-absolute", 0, 0],
    ["\\a", "windows", "path-not-absolute", 0, 0],
    // Node makes file://./pipe/x of it.
    ["\\\\.\\pipe\\x", "windows", "device-path", 0, 4],
    ["\\\\?\\Volume{1}\\x", "windows", "device-path", 0, 4],
    // Node makes file:///s/x of it, which is not the same file.
    ["\\\\localhost\\s\\x", "windows", "host-empty", 2, 11],
    ["\\\\?\\UNC\\LOCALHOST\\s\\x", "windows", "host-empty", 8, 17],
    // Node 20 drops the host, and newer ones throw.
    ["\\\\a b\\s\\x", "windows", "domain-to-ASCII", 3, 4],
    // Node decodes it.
    ["\\\\%61\\s\\x", "windows", "host-invalid-code-point", 2, 5],
  ])("%j on %s is an error", (path, platform, code, start, end) => {
    expect(fromFilePath(path, platform)).toEqual({ ok: false, error: { code, in: "path", start, end } });
  });

  test.each([
    // A share is a root, as in Windows. Node's URL parser would remove it.
    ["\\\\srv\\sh\\..\\x", "file://srv/sh/x"],
    ["\\\\srv\\sh\\a\\..\\..\\x", "file://srv/sh/x"],
    ["\\\\srv\\sh\\\\a", "file://srv/sh/a"],
    // Node 20 reads it as a path of the current drive.
    ["//srv/sh/f", "file://srv/sh/f"],
  ])("%j is %s", (path, href) => {
    const url = fromFilePath(path, "windows");
    expect(url.ok && url.value.href).toBe(href);
  });

  test("a control character at the end of a name stays", () => {
    // Node 20 to 26 drop U+001F there, and Node 20 U+0000: another file.
    const url = fromFilePath("/a\x1f", "posix");
    expect(url.ok && url.value.href).toBe("file:///a%1F");
    expect(toFilePath("file:///a%1F", "posix")).toEqual({ ok: true, value: "/a\x1f" });
  });

  test("a domain that cannot be shown in Unicode stays in ASCII", () => {
    expect(toFilePath("file://xn--a/s", "windows")).toEqual({ ok: true, value: "\\\\xn--a\\s" });
  });
});

test.each([
  ["https://h/a", "posix", "not-a-file-URL", 0, 5],
  ["file://h/a", "posix", "file-host", 7, 8],
  ["file:///a/%2F", "posix", "encoded-separator", 10, 13],
  ["file:///C:/a%5cb", "windows", "encoded-separator", 12, 15],
  ["file:///a", "windows", "drive-letter-missing", 7, 7],
  ["file:///a%FF?q", "posix", "invalid-percent-encoding", 7, 12],
  ["//h", "posix", "missing-scheme-non-relative-URL", 0, 3],
] as const)("%s on %s: %s", (url, platform, code, start, end) => {
  expect(toFilePath(url, platform)).toEqual({ ok: false, error: { code, in: "url", start, end } });
});

test("a platform has to be named", () => {
  expect(() => fromFilePath("/a", undefined as never)).toThrow(TypeError);
  expect(() => fromFilePath("/a", "linux" as never)).toThrow(RangeError);
  expect(() => toFilePath("file:///a", "win32" as never)).toThrow(RangeError);
});
