import { URL as OurURL } from "@url/api";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { ADVICE_EXPLANATIONS } from "@url/validator";
import { expect, test } from "vitest";
import { ERROR_EXAMPLES } from "../../../tooling/conformance/src/oracle/error-examples.ts";
import { viewElsewhere } from "../../src/scripts/playground/model/elsewhere.ts";
import { viewFindings } from "../../src/scripts/playground/model/findings.ts";
import { viewParts } from "../../src/scripts/playground/model/parts.ts";
import type { PlatformURL } from "../../src/scripts/playground/model/read-elsewhere.ts";
import { viewRecord } from "../../src/scripts/playground/model/record.ts";
import { isSetterName, SETTER_NAMES } from "../../src/scripts/playground/model/setter-names.ts";
import { viewSetters } from "../../src/scripts/playground/model/setters.ts";
import type { Shown } from "../../src/scripts/playground/model/shorten.ts";
import { baseOf } from "../../src/scripts/playground/model/state.ts";
import { type PlaygroundView, viewPlayground } from "../../src/scripts/playground/model/view.ts";
import { stateOf, stateOfRow, urlRows } from "./support.ts";

const view = (url: string, base = ""): PlaygroundView => viewPlayground(stateOf(url, { base }), URL);
const whole = ({ head, omitted, tail }: Shown): string => {
  if (omitted > 0) throw new Error("the text is cut");
  return head + tail;
};

test("shows what web-platform-tests expect of every row, and no difference from a browser that passes them", () => {
  for (const row of urlRows()) {
    const state = stateOfRow(row);
    const parsed = parseURL(state.url, baseOf(state));
    const url = parsed.ok ? parsed.value : null;
    const findings = viewFindings(state);
    const elsewhere = viewElsewhere(state, url, OurURL as unknown as PlatformURL);
    const title = `${JSON.stringify(row.input)} at ${row.base}`;
    expect(url === null, title).toBe(row.failure === true);
    expect(findings.items.some(({ fatal }) => fatal) || findings.omitted > 0, title).toBe(row.failure === true);
    expect(elsewhere.readers[1]!.differs, title).toBe(false);
    if (url === null || row.href === undefined) continue;
    const { length, pieces } = viewRecord(url);
    expect(length, title).toBe(row.href.length);
    expect(pieces.map(({ start, end }) => row.href!.slice(start, end)).join(""), title).toBe(row.href);
    const part = (name: string): string | undefined => {
      const piece = pieces.find(({ component }) => component === name);
      return piece && row.href!.slice(piece.start, piece.end);
    };
    expect(`${part("scheme")}:`, title).toBe(row.protocol);
    expect(part("username") ?? "", title).toBe(row.username);
    expect(part("password") ?? "", title).toBe(row.password);
    expect(part("host") ?? "", title).toBe(row.hostname);
    expect(part("port") ?? "", title).toBe(row.port);
    expect(part("path"), title).toBe(row.pathname);
    expect(part("query") ? `?${part("query")}` : "", title).toBe(row.search);
    expect(part("fragment") ? `#${part("fragment")}` : "", title).toBe(row.hash);
    const origin = viewParts(url).find(({ name }) => name === "Origin")!.value!;
    if (row.origin !== undefined) expect(whole(origin), title).toBe(row.origin);
  }
});

/** Codes that are advice, and not errors of the Standard. */
const ADVICE: ReadonlySet<string> = new Set(Object.keys(ADVICE_EXPLANATIONS));

test("lists the errors of the Standard's own examples, with their ranges", () => {
  for (const [code, examples] of Object.entries(ERROR_EXAMPLES)) {
    for (const { input, base, errors, fails } of examples) {
      const { findings, url } = view(input, base);
      const found = findings.items
        .filter(({ in: place, code }) => place === "input" && !ADVICE.has(code))
        .map((item) => [item.code, item.start, item.end]);
      const title = `${code}: ${input}`;
      expect(
        found.map(([name]) => name),
        title,
      ).toContain(code);
      // An error that only follows from another one at the same place is not listed.
      for (const error of found) expect(errors, title).toContainEqual(error);
      expect(url === null, title).toBe(fails);
    }
  }
});

test("says what web-platform-tests expect of every setter", () => {
  const data = readWPT("setters_tests.json");
  if (isMissing(data)) throw new Error(data.missing);
  const names: Readonly<Record<string, string>> = {
    protocol: "setScheme",
    username: "setUsername",
    password: "setPassword",
    host: "setHost",
    hostname: "setHostname",
    port: "setPort",
    pathname: "setPath",
    search: "setQuery",
    hash: "setFragment",
  };
  let compared = 0;
  for (const [attribute, name] of Object.entries(names)) {
    if (!isSetterName(name)) throw new Error(name);
    for (const { href, new_value, expected } of data[attribute]!) {
      // `URL` removes one "?" or "#", and what is left empty removes the component: the setters take neither.
      const value = name === "setQuery" || name === "setFragment" ? new_value.replace(/^[?#]/, "") : new_value;
      if (expected.href === undefined || (value === "" && /Query|Fragment/.test(name))) continue;
      const url = orThrow(parseURL(href));
      const answer = viewSetters(url, value).find(({ setter }) => setter === name)!;
      const after = answer.href === null ? url.href : whole(answer.href);
      expect(after, `${name} of ${href} to ${JSON.stringify(value)}`).toBe(expected.href);
      expect(answer.reason === null || answer.reason.message.length > 10).toBe(true);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test("explains why a setter rejects a value", () => {
  const rejections: [url: string, value: string, setter: string, code: string][] = [
    ["mailto:a@b", "x", "setHost", "opaque-path"],
    ["mailto:a@b", "x", "setPath", "opaque-path"],
    ["file:///a", "80", "setPort", "cannot-have-username-password-port"],
    ["https://a/", "1x", "setScheme", "scheme-invalid"],
    ["https://a/", "foo", "setScheme", "scheme-special-mismatch"],
    ["https://u@a/", "file", "setScheme", "file-with-credentials-or-port"],
    ["file:///a", "https", "setScheme", "file-without-host"],
    ["https://a/", "", "setHost", "host-missing"],
    ["foo://u@a/", "", "setHost", "host-empty"],
    ["https://a/", "b:8", "setHostname", "hostname-with-port"],
    ["https://a/", "x", "setPort", "port-missing"],
    ["https://a/", "70000", "setPort", "port-out-of-range"],
  ];
  for (const [url, value, setter, code] of rejections) {
    const view = viewPlayground(stateOf(url, { value }), URL).url!.setters.find((row) => row.setter === setter)!;
    expect([view.outcome, view.reason?.code, view.href], `${setter} of ${url}`).toEqual(["rejected", code, null]);
    expect(view.reason!.message).toMatch(/^[A-Z].*\.$/);
  }
  expect(view("https://a/").url!.setters.map(({ setter }) => setter)).toEqual([...SETTER_NAMES]);
});

test("says of what kind a host is, and what class an address has", () => {
  const part = (url: string, name: string): string | undefined => {
    const value = view(url).url!.parts.find((row) => row.name === name)?.value;
    return value ? whole(value) : undefined;
  };
  expect(part("http://0x7f.1/", "Host kind")).toBe("IPv4 address");
  expect(part("http://0x7f.1/", "Address class")).toBe("loopback (Loopback, [RFC1122], Section 3.2.1.3), not global");
  expect(part("http://[::1]/", "Host kind")).toBe("IPv6 address");
  expect(part("foo://a/", "Host kind")).toBe("opaque host");
  expect(part("file:///a", "Host kind")).toBe("empty host");
  expect(part("mailto:a", "Host kind")).toBe("null: the URL has no host");
  expect(part("https://a.b.co.uk/", "Registrable domain")).toBe("b.co.uk");
  expect(part("https://a.b.co.uk/", "Site")).toBe("https://b.co.uk");
  expect(part("https://xn--mnchen-3ya.example/", "In Unicode")).toBe("münchen.example");
  expect(part("mailto:a", "Path")).toMatch(/^opaque/);
});

test("resolves as the examples of RFC 3986, section 5.4, do", () => {
  const examples: Readonly<Record<string, string>> = {
    "g:h": "g:h",
    "./g": "http://a/b/c/g",
    "//g": "http://g",
    "?y": "http://a/b/c/d;p?y",
    "": "http://a/b/c/d;p?q",
    "../../../g": "http://a/g",
    "/./g": "http://a/g",
    "g;x=1/../y": "http://a/b/c/y",
    "g#s/../x": "http://a/b/c/g#s/../x",
  };
  for (const [reference, target] of Object.entries(examples)) {
    const reader = view(reference, "http://a/b/c/d;p?q").elsewhere.readers[2]!;
    expect([reader.name, whole(reader.cells[0]!.text!)]).toEqual(["RFC 3986", target]);
  }
});

test("marks where RFC 3986 reads something else, and says which rule a text breaks", () => {
  const { elsewhere } = view("http://0x7f.1/");
  const host = elsewhere.rows.indexOf("host");
  const [, , rfc] = elsewhere.readers;
  expect([rfc!.differs, rfc!.cells[host]!.differs, whole(rfc!.cells[host]!.text!)]).toEqual([true, true, "0x7f.1"]);
  expect(elsewhere.sentence).toContain("the Standard reads “127.0.0.1”, the RFC “0x7f.1”");
  const broken = view("http://a/b c").elsewhere.readers[2]!;
  expect(whole(broken.error!)).toBe("The path breaks the rule path-abempty, at column 11.");
  expect(view("http://example.com/").elsewhere.readers.map(({ differs }) => differs)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
