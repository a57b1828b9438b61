import { hostTextOf, type URLRecord } from "@url/serializer";
import { expect, test } from "vitest";
import {
  parseURL,
  type SetterOptions,
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
  const result = parseURL(input);
  if (!result.ok) throw new Error(`${input}: ${result.error.code}`);
  return result.url;
}

test("scheme: special and other schemes never mix", () => {
  expect(setScheme(url("http://h/"), "https").href).toBe("https://h/");
  expect(setScheme(url("http://h/"), "https:ignored").href).toBe("https://h/");
  expect(setScheme(url("http://h/"), "HTTPS\n").href).toBe("https://h/");
  const special = url("http://h/");
  expect(setScheme(special, "foo")).toBe(special);
  const other = url("foo://h/");
  expect(setScheme(other, "http")).toBe(other);
  expect(setScheme(other, "bar").href).toBe("bar://h/");
});

test("scheme: a port that becomes the default goes, an explicit port 0 stays", () => {
  expect(setScheme(url("http://h:443/"), "https").href).toBe("https://h/");
  expect(setScheme(url("http://h:0/"), "https").href).toBe("https://h:0/");
});

test("scheme: no file with credentials or a port; a file without a host stays one", () => {
  for (const href of ["http://u@h/", "http://:p@h/", "http://h:8/"]) {
    const record = url(href);
    expect(setScheme(record, "file")).toBe(record);
  }
  expect(setScheme(url("http://h/"), "file").href).toBe("file://h/");
  const file = url("file:///x");
  expect(setScheme(file, "http")).toBe(file);
  expect(setScheme(url("file://h/x"), "http").href).toBe("http://h/x");
});

test("refused: the error that a value was refused for, or null where the Standard names none", () => {
  const heard = (set: (options: SetterOptions) => unknown) => {
    const refusals: unknown[] = [];
    set({ refused: (error) => refusals.push(error) });
    return refusals;
  };
  const record = url("http://u@h:8/");
  for (const value of ["", ":", "1http", "ht tp", "hé", "a/b:"]) {
    expect(heard((options) => setScheme(record, value, options))).toEqual([null]);
  }
  expect(heard((options) => setScheme(record, "foo", options))).toEqual([]);
  expect(heard((options) => setScheme(record, "https", options))).toEqual([]);
  expect(heard((options) => setPort(record, "x", options))).toEqual([null]);
  expect(heard((options) => setHostname(record, "a:80", options))).toEqual([null]);
  expect(heard((options) => setPort(record, "\t65536", options))).toEqual([
    { code: "port-out-of-range", start: 1, end: 6 },
  ]);
  expect(heard((options) => setHost(record, "\na b", options))).toEqual([
    { code: "domain-to-ASCII", start: 2, end: 3 },
  ]);
});

test("refused: a host that is set and a port behind it that is not", () => {
  const refusals: unknown[] = [];
  const changed = setHost(url("http://h:8/"), "a:\t65536", { refused: (error) => refusals.push(error) });
  expect(changed.href).toBe("http://a:8/");
  expect(refusals).toEqual([{ code: "port-out-of-range", start: 3, end: 8 }]);
});

test("username and password: encoded; refused where there is no host, an empty one, or file", () => {
  expect(setUsername(url("http://h/"), "a@b:c").href).toBe("http://a%40b%3Ac@h/");
  expect(setPassword(url("http://h/"), "\t").href).toBe("http://:%09@h/");
  expect(setUsername(url("http://u:p@h/"), "").href).toBe("http://:p@h/");
  expect(setUsername(setPassword(url("http://u:p@h/"), ""), "").href).toBe("http://h/");
  for (const href of ["foo:/x", "foo:///x", "mailto:x", "file://h/x"]) {
    const record = url(href);
    expect(setUsername(record, "u")).toBe(record);
    expect(setPassword(record, "p")).toBe(record);
  }
});

test("host: sets the port when the value brings one, keeps it when it does not", () => {
  expect(setHost(url("http://a:8080/"), "b").href).toBe("http://b:8080/");
  expect(setHost(url("http://a:8080/"), "b:90").href).toBe("http://b:90/");
  expect(setHost(url("http://a:8080/"), "b:80").href).toBe("http://b/");
  expect(setHost(url("http://a:8080/"), "b:").href).toBe("http://b:8080/");
  expect(setHost(url("http://a/"), "b:90x").href).toBe("http://b:90/");
  expect(setHost(url("http://a/"), "b/path?query#fragment").href).toBe("http://b/");
  expect(setHost(url("http://a/"), "b\\path").href).toBe("http://b/");
});

test("host: a port out of range leaves the port, not the host, as it was", () => {
  expect(setHost(url("http://a:8080/"), "b:65536").href).toBe("http://b:8080/");
});

test("host: a value that is no host leaves everything as it was", () => {
  const record = url("http://u:p@a:1/x?q#f");
  for (const value of ["", "a b", "b@c", ":80", "[", "[::1", "1.2.3.4.5", "%00", "?", "/x", "xn--a.ß"]) {
    expect(setHost(record, value)).toBe(record);
    expect(setHostname(record, value)).toBe(record);
  }
});

test("hostname: a value with a port is refused, outside brackets", () => {
  const record = url("http://a/");
  expect(setHostname(record, "b:80")).toBe(record);
  expect(setHostname(record, "[::1]").href).toBe("http://[::1]/");
});

test('host: "/." goes when a host comes, and the empty host is one', () => {
  expect(setHost(url("web+demo:/.//not-a-host/"), "host").href).toBe("web+demo://host//not-a-host/");
  expect(setHost(url("web+demo:/.//not-a-host/"), "").href).toBe("web+demo:////not-a-host/");
  const given = setHostname(url("foo:/bar"), "");
  expect(given.href).toBe("foo:///bar");
  expect(hostTextOf(given)).toBe("");
});

test("host: the empty host is refused where there are credentials or a port", () => {
  for (const href of ["foo://u@h/", "foo://:p@h/", "foo://h:1/"]) {
    const record = url(href);
    expect(setHost(record, "")).toBe(record);
    expect(setHostname(record, "")).toBe(record);
  }
  expect(setHost(url("foo://h/"), "").href).toBe("foo:///");
});

test("host: file URLs take the empty host and localhost for it, and never a port", () => {
  expect(setHost(url("file://h/x"), "").href).toBe("file:///x");
  expect(setHost(url("file:///x"), "localhost").href).toBe("file:///x");
  expect(setHost(url("file:///x"), "h").href).toBe("file://h/x");
  const record = url("file:///x");
  expect(setHost(record, "h:80")).toBe(record);
  // Under a state override a drive letter is a host like any other, and "|" is forbidden in one.
  expect(setHost(record, "C|")).toBe(record);
});

test("host: an opaque path has none to set", () => {
  const record = url("mailto:x");
  expect(setHost(record, "h")).toBe(record);
  expect(setHostname(record, "h")).toBe(record);
});

test("port: leading digits count, the default port and the empty string mean none", () => {
  expect(setPort(url("http://h/"), "8080x").href).toBe("http://h:8080/");
  expect(setPort(url("http://h:1/"), "80").href).toBe("http://h/");
  expect(setPort(url("http://h:1/"), "").href).toBe("http://h/");
  expect(setPort(url("http://h/"), "\n9\t0").href).toBe("http://h:90/");
  const record = url("http://h/");
  for (const value of ["x", "-1", "65536", " 1", "\t", "80"]) expect(setPort(record, value)).toBe(record);
  for (const href of ["file://h/", "foo:///", "foo:/x", "mailto:x"]) {
    const none = url(href);
    expect(setPort(none, "1")).toBe(none);
  }
});

test("path: ? and # are encoded, dot segments resolved, opaque paths left alone", () => {
  expect(setPath(url("http://h/x"), "a?b#c").href).toBe("http://h/a%3Fb%23c");
  expect(setPath(url("http://h/x"), "/a/../b").href).toBe("http://h/b");
  expect(setPath(url("http://h/x"), "\\a\\b").href).toBe("http://h/a/b");
  expect(setPath(url("http://h/x"), "").href).toBe("http://h/");
  expect(setPath(url("foo://h/x"), "").href).toBe("foo://h");
  expect(setPath(url("foo:/x"), "").href).toBe("foo:/");
  expect(setPath(url("foo:/x"), "//y").href).toBe("foo:/.//y");
  expect(setPath(url("file:///x"), "C|/y").href).toBe("file:///C:/y");
  const record = url("mailto:x");
  expect(setPath(record, "y")).toBe(record);
});

test("query and fragment: null is none, the empty string an empty one", () => {
  expect(setQuery(url("http://h/?x#f"), null).href).toBe("http://h/#f");
  expect(setQuery(url("http://h/"), "").href).toBe("http://h/?");
  expect(setQuery(url("http://h/"), "a#b\tc").href).toBe("http://h/?a%23bc");
  expect(setFragment(url("http://h/#x"), null).href).toBe("http://h/");
  expect(setFragment(url("http://h/"), "").href).toBe("http://h/#");
  expect(setFragment(url("http://h/"), "a#b `").href).toBe("http://h/#a#b%20%60");
  expect(setQuery(url("mailto:x"), "q").href).toBe("mailto:x?q");
});

test("an edit that changes nothing gives the same record back", () => {
  const record = url("http://u:p@h:8/p?q#f");
  expect(setScheme(record, "http")).toBe(record);
  expect(setUsername(record, "u")).toBe(record);
  expect(setPassword(record, "p")).toBe(record);
  expect(setHost(record, "H:8")).toBe(record);
  expect(setHostname(record, "h")).toBe(record);
  expect(setPort(record, "8")).toBe(record);
  expect(setPath(record, "p")).toBe(record);
  expect(setQuery(record, "q")).toBe(record);
  expect(setFragment(record, "f")).toBe(record);
});

test("setters report into the value that they were given, and a listener may refuse", () => {
  const heard: unknown[] = [];
  const report = (...error: unknown[]) => void heard.push(error);
  const record = url("http://h/");
  setPath(record, "a\tb c", { report });
  setPort(record, "99999", { report });
  setHost(record, "", { report });
  setScheme(record, "ht\ntps", { report });
  expect(heard).toEqual([
    ["invalid-URL-unit", 1, 2],
    ["invalid-URL-unit", 3, 4],
    ["port-out-of-range", 0, 5],
    ["host-missing", 0, 0],
    ["invalid-URL-unit", 2, 3],
  ]);
  expect(setPath(record, "a b", { report: () => false })).toBe(record);
});
