import { toASCII, toUnicode } from "@url/idna";
import { expect, test } from "vitest";
import { toIRI, toURI } from "../src/index.ts";

const success = (value: string) => ({ ok: true, value });
const failure = (error: object) => ({ ok: false, error });

// RFC 3987, section 3.1
test.each([
  ["http://r\u00e9sum\u00e9.example.org", "http://r%C3%A9sum%C3%A9.example.org"],
  ["http://www.example.org/red%09ros\u00e9#red", "http://www.example.org/red%09ros%C3%A9#red"],
  ["http://example.com/\u{10300}\u{10301}\u{10302}", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"],
])("3.1: converts %s to the URI %s", (iri, uri) => {
  expect(toURI(iri)).toEqual(success(uri));
  expect(toURI(uri)).toEqual(success(uri));
});

test("3.1: converts a domain with toASCII", () => {
  expect(toURI("http://r\u00e9sum\u00e9.example.org", { toASCII: toASCII })).toEqual(
    success("http://xn--rsum-bpad.example.org"),
  );
  expect(toURI("http://u@\u00fc:80/\u00fc", { toASCII: toASCII })).toEqual(success("http://u@xn--tda:80/%C3%BC"));
});

test("3.1: fails for a domain that toASCII rejects or maps to a delimiter", () => {
  const error = { code: "reg-name", component: "host", start: 7, end: 8 };
  expect(toURI("http://\u00ad/", { toASCII: () => ({ ok: false, error: "refused" }) })).toEqual(failure(error));
  // UTS #46 maps U+2100 to "a/c" and U+FF05 to "%"
  expect(toURI("http://\u2100/", { toASCII: toASCII })).toEqual(failure(error));
  expect(toURI("http://\uff05/", { toASCII: toASCII })).toEqual(failure(error));
});

test("3.1: fails for text that is not an IRI", () => {
  expect(toURI("http://a/b c")).toEqual(failure({ code: "path-abempty", component: "path", start: 10, end: 11 }));
  expect(toURI("/\ud800")).toEqual(failure({ code: "path-absolute", component: "path", start: 1, end: 2 }));
});

// RFC 3987, section 3.2.1 and 6.4
test.each([
  ["http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u00fcrst"],
  ["http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
  ["http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%E2%80%AE"],
  ["http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9", "http://www.example.org/r%E9sum%E9.xml#r\u00e9sum\u00e9"],
])("3.2: converts %s to the IRI %s", (uri, iri) => {
  expect(toIRI(uri)).toEqual(success(iri));
});

test("3.2.1: converts a domain with toUnicode", () => {
  const natto = "http://\u7d0d\u8c46.example.org/%E2%80%AE";
  expect(toIRI("http://xn--99zt52a.example.org/%e2%80%ae", { toUnicode: toUnicode })).toEqual(success(natto));
});

test("3.2, step 2: decodes unreserved characters, but not reserved ones and those that no URI has", () => {
  expect(toIRI("/%2F%3F%25%20%22%7E%41")).toEqual(success("/%2F%3F%25%20%22~A"));
});

test("3.2, step 3: does not decode bytes that are not strictly legal UTF-8", () => {
  // overlong, a surrogate, past U+10FFFF, cut short, a trail byte alone
  for (const bytes of ["%C0%AF", "%E0%80%AF", "%ED%A0%80", "%F4%90%80%80", "%F5%80%80%80", "%E2%82", "%80"]) {
    expect(toIRI(`/${bytes}`)).toEqual(success(`/${bytes}`));
  }
  expect(toIRI("/%E0%C3%BC%C3")).toEqual(success("/%E0\u00fc%C3"));
  expect(toIRI("/%E0%A4%B9%F0%90%8C%80")).toEqual(success("/\u0939\u{10300}"));
});

test("3.2, step 4: decodes private use only in a query, and noncharacters nowhere", () => {
  expect(toIRI("/%EE%80%80?%EE%80%80#%EE%80%80")).toEqual(success("/%EE%80%80?\ue000#%EE%80%80"));
  expect(toIRI("/%EF%BF%BE?%EF%BF%BE")).toEqual(success("/%EF%BF%BE?%EF%BF%BE"));
});

// RFC 3987, section 4.1 and 4.2
test("4.1: does not decode characters that are invisible or change the reading direction", () => {
  for (const bytes of ["%E2%80%8E", "%E2%81%A6", "%C2%AD", "%C2%A0", "%E3%80%80", "%EF%BB%BF"]) {
    expect(toIRI(`/${bytes}`)).toEqual(success(`/${bytes}`));
  }
});

test("4.2: does not decode a component of both reading directions", () => {
  expect(toIRI("/%D7%90%D7%91.html")).toEqual(success("/\u05d0\u05d1.html"));
  expect(toIRI("/%D7%901%D7%91")).toEqual(success("/\u05d01\u05d1"));
  expect(toIRI("/a%D7%90/%D7%901/%D7%90b%D7%90")).toEqual(success("/a%D7%90/%D7%901/%D7%90b%D7%90"));
  expect(toIRI("/\u05d0%C3%BC\u05d0")).toEqual(success("/%D7%90%C3%BC%D7%90"));
});

test("does not create a dot segment from encoded dots", () => {
  expect(toIRI("/a/%2e%2e/b")).toEqual(success("/a/%2E%2E/b"));
});

// The text is decoded part by part, and a component may be longer than a part.
test("decodes a long text like a short one, wherever it is cut", () => {
  for (let before = 0; before < 7; before++) {
    const start = `/${"a".repeat(before)}`;
    expect(toIRI(start + "%C3%A9".repeat(9000))).toEqual(success(start + "\u00e9".repeat(9000)));
    expect(toIRI(`${start}${"%8f".repeat(9000)}b`)).toEqual(success(`${start}${"%8F".repeat(9000)}b`));
    expect(toIRI(start + "%F0%90%8C%80".repeat(4000))).toEqual(success(start + "\u{10300}".repeat(4000)));
    expect(toIRI(start + "/%F0%90%8C%80".repeat(4000))).toEqual(success(start + "/\u{10300}".repeat(4000)));
  }
});

test("4.2: does not decode a long component of both reading directions", () => {
  const hebrew = "%D7%90".repeat(9000);
  expect(toIRI(`/${hebrew}/${hebrew}a/%C3%BC`)).toEqual(success(`/${"\u05d0".repeat(9000)}/${hebrew}a/\u00fc`));
});

test("decodes what follows bytes of ASCII, wherever a long text is cut", () => {
  for (let before = 0; before < 15; before++) {
    const start = `/${"a".repeat(before)}`;
    expect(toIRI(start + "%41%41%41%C3%A9".repeat(2000))).toEqual(success(start + "AAA\u00e9".repeat(2000)));
  }
});

// RFC 3987, section 2.2: ucschar ends with %xE1000-EFFFD
test("accepts the last characters of the rule ucschar, and not the tags before them", () => {
  expect(toURI("/\u{e1000}\u{efffd}")).toEqual(success("/%F3%A1%80%80%F3%AF%BF%BD"));
  expect(toURI("/\u{e0fff}")).toEqual(failure({ code: "path-absolute", component: "path", start: 1, end: 3 }));
});
