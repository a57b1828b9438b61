import * as idna from "@url/idna";
import { expect, test } from "vitest";
import { toIRI, toURI } from "../src/index.ts";

const toASCII = (domain: string): string | null => valueOrNull(idna.toASCII(domain));
const toUnicode = (domain: string): string | null => valueOrNull(idna.toUnicode(domain));

function valueOrNull(result: ReturnType<typeof idna.toASCII>): string | null {
  return result.ok ? result.value : null;
}

// RFC 3987, section 3.1
test.each([
  ["http://r\u00e9sum\u00e9.example.org", "http://r%C3%A9sum%C3%A9.example.org"],
  ["http://www.example.org/red%09ros\u00e9#red", "http://www.example.org/red%09ros%C3%A9#red"],
  ["http://example.com/\u{10300}\u{10301}\u{10302}", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"],
])("3.1: %s as a URI is %s", (iri, uri) => {
  expect(toURI(iri)).toBe(uri);
  expect(toURI(uri)).toBe(uri);
});

test("3.1: a domain through ToASCII", () => {
  expect(toURI("http://r\u00e9sum\u00e9.example.org", { toASCII })).toBe("http://xn--rsum-bpad.example.org");
  expect(toURI("http://u@\u00fc:80/\u00fc", { toASCII })).toBe("http://u@xn--tda:80/%C3%BC");
});

test("a domain that ToASCII refuses, or whose mapping brings a delimiter, is an error", () => {
  const error = { code: "reg-name", component: "host", start: 7, end: 8 };
  expect(toURI("http://\u00ad/", { toASCII: () => null })).toEqual(error);
  // UTS #46 maps U+2100 to "a/c" and U+FF05 to "%"
  expect(toURI("http://\u2100/", { toASCII })).toEqual(error);
  expect(toURI("http://\uff05/", { toASCII })).toEqual(error);
});

test("3.1: what is no IRI fails", () => {
  expect(toURI("http://a/b c")).toEqual({ code: "path-abempty", component: "path", start: 10, end: 11 });
  expect(toURI("/\ud800")).toEqual({ code: "path-absolute", component: "path", start: 1, end: 2 });
});

// RFC 3987, section 3.2.1 and 6.4
test.each([
  ["http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u00fcrst"],
  ["http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
  ["http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%E2%80%AE"],
  ["http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9", "http://www.example.org/r%E9sum%E9.xml#r\u00e9sum\u00e9"],
])("3.2: %s as an IRI is %s", (uri, iri) => {
  expect(toIRI(uri)).toBe(iri);
});

test("3.2.1: a domain through ToUnicode", () => {
  const natto = "http://\u7d0d\u8c46.example.org/%E2%80%AE";
  expect(toIRI("http://xn--99zt52a.example.org/%e2%80%ae", { toUnicode })).toBe(natto);
});

test("3.2, step 2: reserved characters and those that no URI has stay encoded, unreserved ones do not", () => {
  expect(toIRI("/%2F%3F%25%20%22%7E%41")).toBe("/%2F%3F%25%20%22~A");
});

test("3.2, step 3: what is not strictly legal UTF-8 stays encoded", () => {
  // overlong, a surrogate, past U+10FFFF, cut short, a trail byte alone
  for (const bytes of ["%C0%AF", "%E0%80%AF", "%ED%A0%80", "%F4%90%80%80", "%F5%80%80%80", "%E2%82", "%80"]) {
    expect(toIRI(`/${bytes}`)).toBe(`/${bytes}`);
  }
  expect(toIRI("/%E0%C3%BC%C3")).toBe("/%E0\u00fc%C3");
  expect(toIRI("/%E0%A4%B9%F0%90%8C%80")).toBe("/\u0939\u{10300}");
});

test("3.2, step 4: private use is decoded in a query alone, noncharacters nowhere", () => {
  expect(toIRI("/%EE%80%80?%EE%80%80#%EE%80%80")).toBe("/%EE%80%80?\ue000#%EE%80%80");
  expect(toIRI("/%EF%BF%BE?%EF%BF%BE")).toBe("/%EF%BF%BE?%EF%BF%BE");
});

// RFC 3987, section 4.1 and 4.2
test("4.1: characters that direct the text or are not seen stay encoded", () => {
  for (const bytes of ["%E2%80%8E", "%E2%81%A6", "%C2%AD", "%C2%A0", "%E3%80%80", "%EF%BB%BF"]) {
    expect(toIRI(`/${bytes}`)).toBe(`/${bytes}`);
  }
});

test("4.2: a component that would run both ways stays encoded as a whole", () => {
  expect(toIRI("/%D7%90%D7%91.html")).toBe("/\u05d0\u05d1.html");
  expect(toIRI("/%D7%901%D7%91")).toBe("/\u05d01\u05d1");
  expect(toIRI("/a%D7%90/%D7%901/%D7%90b%D7%90")).toBe("/a%D7%90/%D7%901/%D7%90b%D7%90");
  expect(toIRI("/\u05d0%C3%BC\u05d0")).toBe("/%D7%90%C3%BC%D7%90");
});

test("a name of encoded dots does not become a dot segment", () => {
  expect(toIRI("/a/%2e%2e/b")).toBe("/a/%2E%2E/b");
});
