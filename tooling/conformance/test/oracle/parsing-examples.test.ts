import { describe, expect, test } from "vitest";
import { FAILURE, parse, parseAndCollect, parseHost, serializeHost, serializeURL } from "../../src/oracle/index.ts";

// https://url.spec.whatwg.org/#example-url-parsing: input, base, whether it is valid, output (null: failure).
const URLS: readonly (readonly [string, string | null, boolean, string | null])[] = [
  ["https:example.org", null, false, "https://example.org/"],
  ["https://////example.com///", null, false, "https://example.com///"],
  ["https://example.com/././foo", null, true, "https://example.com/foo"],
  ["hello:world", "https://example.com/", true, "hello:world"],
  ["https:example.org", "https://example.com/", false, "https://example.com/example.org"],
  ["\\example\\..\\demo/.\\", "https://example.com/", false, "https://example.com/demo/"],
  ["example", "https://example.com/demo", true, "https://example.com/example"],
  ["file:///C|/demo", null, false, "file:///C:/demo"],
  ["..", "file:///C:/demo", true, "file:///C:/"],
  ["file://localhost/", null, true, "file:///"],
  ["file://loc%61lhost/", null, false, "file:///"],
  ["https://user:password@example.org/", null, false, "https://user:password@example.org/"],
  ["https://example.org/foo bar", null, false, "https://example.org/foo%20bar"],
  ["https://EXAMPLE.com/../x", null, true, "https://example.com/x"],
  ["https://ex ample.org/", null, false, null],
  ["example", null, false, null],
  ["https://example.com:demo", null, false, null],
  ["http://[www.example.com]/", null, false, null],
  ["https://example.org//", null, true, "https://example.org//"],
  ["https://example.com/[]?[]#[]", null, false, "https://example.com/[]?[]#[]"],
  ["https://example/%?%#%", null, false, "https://example/%?%#%"],
  ["https://example/%25?%25#%25", null, true, "https://example/%25?%25#%25"],
];

describe("the Standard's examples of URL parsing", () => {
  test.each(URLS)("%j against %j: valid is %j, output %j", (input, base, valid, output) => {
    const { url, errors } = parseAndCollect(input, base === null ? null : parse(base));
    expect(url === null ? null : serializeURL(url)).toBe(output);
    expect(errors.length === 0).toBe(valid);
  });
});

// https://url.spec.whatwg.org/#example-host-parsing: input, output as a domain or address, output when opaque.
const HOSTS: readonly (readonly [string, string | null, string | null])[] = [
  ["EXAMPLE.COM", "example.com", "EXAMPLE.COM"],
  ["example%2Ecom", "example.com", "example%2Ecom"],
  ["faß.example", "xn--fa-hia.example", "fa%C3%9F.example"],
  ["0", "0.0.0.0", "0"],
  ["%30", "0.0.0.0", "%30"],
  ["0x", "0.0.0.0", "0x"],
  ["0xffffffff", "255.255.255.255", "0xffffffff"],
  ["[0:0::1]", "[::1]", "[::1]"],
  ["[0:0::1%5D", null, null],
  ["[0:0::%31]", null, null],
  ["09", null, "09"],
  ["example.255", null, "example.255"],
  ["example^example", null, null],
];

describe("the Standard's examples of host parsing", () => {
  test.each(HOSTS)("%j: %j, opaque %j", (input, output, opaqueOutput) => {
    const outputs = [false, true].map((isOpaque) => {
      const host = parseHost(input, isOpaque, () => {});
      return host === FAILURE ? null : serializeHost(host);
    });
    expect(outputs).toEqual([output, opaqueOutput]);
  });
});

// @id oracle/compresses-first-longest-runs-zeros
test("compresses the first of the longest runs of zeros in an IPv6 address", () => {
  // https://url.spec.whatwg.org/#example-e2b3492e
  expect(serializeURL(parse("https://[0:f:0:0:f:f:0:0]/")!)).toBe("https://[0:f::f:f:0:0]/");
});

test("does not let a path be read as a host", () => {
  for (const input of ["web+demo:/.//not-a-host/", "web+demo:/path/..//not-a-host/"]) {
    expect(serializeURL(parse(input)!)).toBe("web+demo:/.//not-a-host/");
  }
});
