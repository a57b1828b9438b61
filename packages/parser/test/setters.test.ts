import { orThrow } from "@url/result";
import { hostTextOf, type URLRecord } from "@url/serializer";
import { expect, test } from "vitest";
import {
  createListener,
  parseURL,
  type SetterError,
  type SetterErrorCode,
  type SetterResult,
  setFragment,
  setHost,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
} from "../src/index.ts";

function url(input: string): URLRecord {
  return orThrow(parseURL(input));
}

function refusal(result: SetterResult): SetterErrorCode | undefined {
  return result.ok ? undefined : result.error.code;
}

const CANNOT_HAVE = "cannot-have-username-password-port";

// @id parser/scheme-rejects-change-between-special
test("scheme: rejects a change between a special and another scheme", () => {
  expect(orThrow(setScheme(url("http://h/"), "https")).href).toBe("https://h/");
  expect(orThrow(setScheme(url("http://h/"), "https:ignored")).href).toBe("https://h/");
  expect(orThrow(setScheme(url("http://h/"), "HTTPS\n")).href).toBe("https://h/");
  const special = url("http://h/");
  expect(refusal(setScheme(special, "foo"))).toBe("scheme-special-mismatch");
  const other = url("foo://h/");
  expect(refusal(setScheme(other, "http"))).toBe("scheme-special-mismatch");
  expect(orThrow(setScheme(other, "bar")).href).toBe("bar://h/");
});

test("scheme: removes a port that becomes the default, and keeps an explicit port 0", () => {
  expect(orThrow(setScheme(url("http://h:443/"), "https")).href).toBe("https://h/");
  expect(orThrow(setScheme(url("http://h:0/"), "https")).href).toBe("https://h:0/");
});

test("scheme: rejects file for a URL with credentials or a port, and keeps file without a host", () => {
  for (const href of ["http://u@h/", "http://:p@h/", "http://h:8/"]) {
    const record = url(href);
    expect(refusal(setScheme(record, "file"))).toBe("file-with-credentials-or-port");
  }
  expect(orThrow(setScheme(url("http://h/"), "file")).href).toBe("file://h/");
  const file = url("file:///x");
  expect(refusal(setScheme(file, "http"))).toBe("file-without-host");
  expect(setScheme(file, "file")).toEqual({ ok: true, value: file });
  expect(orThrow(setScheme(url("file://h/x"), "http")).href).toBe("http://h/x");
});

test("returns the error of a rejected value, with its range in the value as passed", () => {
  const record = url("http://u@h:8/");
  for (const value of ["", ":", "1http", "ht tp", "hé", "a/b:"]) {
    expect(setScheme(record, value)).toEqual({
      ok: false,
      error: { code: "scheme-invalid", start: 0, end: value.length },
    });
  }
  const failure = (code: SetterErrorCode, start: number, end: number) => ({ ok: false, error: { code, start, end } });
  expect(setScheme(record, "foo:x")).toEqual(failure("scheme-special-mismatch", 0, 3));
  expect(setScheme(record, "file:x")).toEqual(failure("file-with-credentials-or-port", 0, 4));
  expect(setScheme(url("file:///"), "ht\ntp:x")).toEqual(failure("file-without-host", 0, 5));
  expect(setPort(record, " \t1")).toEqual(failure("port-missing", 0, 3));
  for (const set of [setHost, setHostname]) {
    expect(set(record, "/x")).toEqual(failure("host-missing", 0, 0));
    expect(set(record, "\t:80")).toEqual(failure("host-missing", 1, 1));
  }
  expect(setPort(record, "x")).toEqual({ ok: false, error: { code: "port-missing", start: 0, end: 1 } });
  expect(setPort(record, "\t65536")).toEqual({ ok: false, error: { code: "port-out-of-range", start: 1, end: 6 } });
  expect(setHost(record, "\na b")).toEqual({ ok: false, error: { code: "domain-to-ASCII", start: 2, end: 3 } });
});

test("host: returns the error of a rejected port after a host that was set", () => {
  const { value, ...rest } = setHost(url("http://h:8/"), "a:\t65536") as Extract<SetterResult, { ok: true }>;
  expect(value.href).toBe("http://a:8/");
  expect(rest).toEqual({ ok: true, portError: { code: "port-out-of-range", start: 3, end: 8 } });
  const portError = (value: string) => (setHost(url("http://h:8/"), value) as { portError?: SetterError }).portError;
  expect(portError("h:x")).toEqual({ code: "port-missing", start: 2, end: 3 });
  expect(portError("h:x/y")).toEqual({ code: "port-missing", start: 2, end: 3 });
  expect(portError("h:65536x/y")).toEqual({ code: "port-out-of-range", start: 2, end: 7 });
  expect(setHost(url("http://h:8/"), "h:9")).not.toHaveProperty("portError");
});

// @id parser/username-password-encode-value-reject
test("username and password: encode the value, and reject it without a host, for an empty host, and for file", () => {
  expect(orThrow(setUsername(url("http://h/"), "a@b:c")).href).toBe("http://a%40b%3Ac@h/");
  expect(orThrow(setPassword(url("http://h/"), "\t")).href).toBe("http://:%09@h/");
  expect(orThrow(setUsername(url("http://u:p@h/"), "")).href).toBe("http://:p@h/");
  expect(orThrow(setUsername(orThrow(setPassword(url("http://u:p@h/"), "")), "")).href).toBe("http://h/");
  for (const href of ["foo:/x", "foo:///x", "mailto:x", "file://h/x"]) {
    const record = url(href);
    expect(refusal(setUsername(record, "u"))).toBe(CANNOT_HAVE);
    expect(refusal(setPassword(record, "p"))).toBe(CANNOT_HAVE);
  }
});

// @id parser/host-sets-port-if-value
test("host: sets the port if the value has one, and keeps it otherwise", () => {
  expect(orThrow(setHost(url("http://a:8080/"), "b")).href).toBe("http://b:8080/");
  expect(orThrow(setHost(url("http://a:8080/"), "b:90")).href).toBe("http://b:90/");
  expect(orThrow(setHost(url("http://a:8080/"), "b:80")).href).toBe("http://b/");
  expect(orThrow(setHost(url("http://a:8080/"), "b:")).href).toBe("http://b:8080/");
  expect(orThrow(setHost(url("http://a/"), "b:90x")).href).toBe("http://b:90/");
  expect(orThrow(setHost(url("http://a/"), "b/path?query#fragment")).href).toBe("http://b/");
  expect(orThrow(setHost(url("http://a/"), "b\\path")).href).toBe("http://b/");
});

test("host: sets the host and keeps the port if the new port is out of range", () => {
  expect(orThrow(setHost(url("http://a:8080/"), "b:65536")).href).toBe("http://b:8080/");
});

test("host: changes nothing if the value is not a host", () => {
  const record = url("http://u:p@a:1/x?q#f");
  for (const value of ["", "a b", "b@c", ":80", "[", "[::1", "1.2.3.4.5", "%00", "?", "/x", "xn--a.ß"]) {
    expect(setHost(record, value).ok).toBe(false);
    expect(setHostname(record, value).ok).toBe(false);
  }
});

// @id parser/hostname-rejects-value-port-but
test("hostname: rejects a value with a port, but accepts colons in brackets", () => {
  const record = url("http://a/");
  expect(setHostname(record, "b:80")).toEqual({ ok: false, error: { code: "hostname-with-port", start: 1, end: 4 } });
  expect(orThrow(setHostname(record, "[::1]")).href).toBe("http://[::1]/");
});

test('host: removes "/." when the URL gets a host, even an empty one', () => {
  expect(orThrow(setHost(url("web+demo:/.//not-a-host/"), "host")).href).toBe("web+demo://host//not-a-host/");
  expect(orThrow(setHost(url("web+demo:/.//not-a-host/"), "")).href).toBe("web+demo:////not-a-host/");
  expect(setHost(url("foo:/x"), "h")).not.toHaveProperty("portError");
  expect(orThrow(setHost(url("foo:/x"), "h:8")).href).toBe("foo://h:8/x");
  const given = orThrow(setHostname(url("foo:/bar"), ""));
  expect(given.href).toBe("foo:///bar");
  expect(hostTextOf(given)).toBe("");
});

test("host: rejects the empty host for a URL with credentials or a port", () => {
  for (const href of ["foo://u@h/", "foo://:p@h/", "foo://h:1/"]) {
    const record = url(href);
    for (const set of [setHost, setHostname]) {
      expect(set(record, "")).toEqual({ ok: false, error: { code: "host-empty", start: 0, end: 0 } });
      expect(set(record, "/x")).toEqual({ ok: false, error: { code: "host-empty", start: 0, end: 0 } });
    }
  }
  expect(orThrow(setHost(url("foo://h/"), "")).href).toBe("foo:///");
});

test("host: for a file URL, accepts the empty host, treats localhost as empty, and rejects a port", () => {
  expect(orThrow(setHost(url("file://h/x"), "")).href).toBe("file:///x");
  expect(orThrow(setHost(url("file:///x"), "localhost")).href).toBe("file:///x");
  expect(orThrow(setHost(url("file:///x"), "h")).href).toBe("file://h/x");
  const record = url("file:///x");
  expect(refusal(setHost(record, "h:80"))).toBe("domain-to-ASCII");
  // Under a state override a drive letter is a host like any other, and "|" is forbidden in one.
  expect(refusal(setHost(record, "C|"))).toBe("domain-to-ASCII");
});

test("host: rejects any value for an opaque path", () => {
  const record = url("mailto:x");
  expect(setHost(record, "hos\tt")).toEqual({ ok: false, error: { code: "opaque-path", start: 0, end: 5 } });
  expect(refusal(setHostname(record, "h"))).toBe("opaque-path");
});

// @id parser/port-reads-leading-digits-default
test("port: reads leading digits; the default port and the empty string remove the port", () => {
  expect(orThrow(setPort(url("http://h/"), "8080x")).href).toBe("http://h:8080/");
  expect(orThrow(setPort(url("http://h:1/"), "80")).href).toBe("http://h/");
  expect(orThrow(setPort(url("http://h:1/"), "")).href).toBe("http://h/");
  expect(orThrow(setPort(url("http://h/"), "\n9\t0")).href).toBe("http://h:90/");
  const record = url("http://h/");
  for (const value of ["x", "-1", " 1", "\t"]) expect(refusal(setPort(record, value))).toBe("port-missing");
  expect(refusal(setPort(record, "65536"))).toBe("port-out-of-range");
  expect(orThrow(setPort(record, "80"))).toBe(record);
  for (const href of ["file://h/", "foo:///", "foo:/x", "mailto:x"]) {
    const none = url(href);
    expect(refusal(setPort(none, "1"))).toBe(CANNOT_HAVE);
  }
});

// @id parser/path-encodes-resolves-dot-segments
test("path: encodes ? and #, resolves dot segments, and rejects any value for an opaque path", () => {
  expect(orThrow(setPath(url("http://h/x"), "a?b#c")).href).toBe("http://h/a%3Fb%23c");
  expect(orThrow(setPath(url("http://h/x"), "/a/../b")).href).toBe("http://h/b");
  expect(orThrow(setPath(url("http://h/x"), "\\a\\b")).href).toBe("http://h/a/b");
  expect(orThrow(setPath(url("http://h/x"), "")).href).toBe("http://h/");
  expect(orThrow(setPath(url("foo://h/x"), "")).href).toBe("foo://h");
  expect(orThrow(setPath(url("foo:/x"), "")).href).toBe("foo:/");
  expect(orThrow(setPath(url("foo:/x"), "//y")).href).toBe("foo:/.//y");
  expect(orThrow(setPath(url("file:///x"), "C|/y")).href).toBe("file:///C:/y");
  const record = url("mailto:x");
  expect(refusal(setPath(record, "y"))).toBe("opaque-path");
});

test("query and fragment: null removes the component, the empty string makes it empty", () => {
  expect(orThrow(setQuery(url("http://h/?x#f"), null)).href).toBe("http://h/#f");
  expect(orThrow(setQuery(url("http://h/"), "")).href).toBe("http://h/?");
  expect(orThrow(setQuery(url("http://h/"), "a#b\tc")).href).toBe("http://h/?a%23bc");
  expect(orThrow(setFragment(url("http://h/#x"), null)).href).toBe("http://h/");
  expect(orThrow(setFragment(url("http://h/"), "")).href).toBe("http://h/#");
  expect(orThrow(setFragment(url("http://h/"), "a#b `")).href).toBe("http://h/#a#b%20%60");
  expect(orThrow(setQuery(url("mailto:x"), "q")).href).toBe("mailto:x?q");
});

test("returns the same record if nothing changes", () => {
  const record = url("http://u:p@h:8/p?q#f");
  expect(orThrow(setScheme(record, "http"))).toBe(record);
  expect(orThrow(setUsername(record, "u"))).toBe(record);
  expect(orThrow(setPassword(record, "p"))).toBe(record);
  expect(orThrow(setHost(record, "H:8"))).toBe(record);
  expect(orThrow(setHostname(record, "h"))).toBe(record);
  expect(orThrow(setPort(record, "8"))).toBe(record);
  expect(orThrow(setPath(record, "p"))).toBe(record);
  expect(orThrow(setQuery(record, "q"))).toBe(record);
  expect(orThrow(setFragment(record, "f"))).toBe(record);
  const hostless = url("foo:/.//p");
  expect(orThrow(setPath(hostless, "//p"))).toBe(hostless);
});

test("every setter calls the listener with ranges of the value", () => {
  const errors: unknown[] = [];
  const report = createListener((...error) => void errors.push(error));
  const record = url("http://h/");
  setPath(record, "a\tb c", { report });
  setPort(record, "99999", { report });
  setHost(record, "", { report });
  setScheme(record, "ht\ntps", { report });
  // The Standard has no validation error for credentials that are set.
  setUsername(record, "\t@", { report });
  setPassword(record, "\t@", { report });
  expect(errors).toEqual([
    ["invalid-URL-unit", 1, 2],
    ["invalid-URL-unit", 3, 4],
    ["port-out-of-range", 0, 5],
    ["host-missing", 0, 0],
    ["invalid-URL-unit", 2, 3],
  ]);
});

test("a setter fails with the error at which its listener returns false", () => {
  expect(setPath(url("http://h/"), "\na b", { report: createListener((_, start) => start !== 2) })).toEqual({
    ok: false,
    error: { code: "invalid-URL-unit", start: 2, end: 3 },
  });
});

test("reports nothing for a component that the URL cannot have", () => {
  const report = createListener(() => expect.fail("nothing is parsed"));
  expect(refusal(setPath(url("mailto:x"), "a\t b", { report }))).toBe("opaque-path");
  expect(refusal(setPort(url("mailto:x"), "\t1", { report }))).toBe(CANNOT_HAVE);
});

test.each<[unknown, string]>([
  [{ host: "h" }, "an object without an href"],
  [{ href: null }, "an object with an href that is not text"],
  [parseURL("http://h/"), "a result whose value was not taken"],
  [undefined, "nothing"],
])("throws for %o, which is not a URL", (record) => {
  // By name: minified functions have no names.
  const setters = { setFragment, setHost, setHostname, setPassword, setPath, setPort, setQuery, setScheme };
  for (const [name, set] of Object.entries(setters)) {
    expect(() => set(record as URLRecord, "x")).toThrow(new RegExp(`^${name}: url must be a URL \\(`));
  }
  expect(() => setUsername(record as URLRecord, "x")).toThrow(TypeError);
});

test("throws for a function instead of a listener", () => {
  const options = { report: () => {} } as never;
  expect(() => setPath(url("http://h/"), "x", options)).toThrow(/^setPath: report must be what createListener/);
});
