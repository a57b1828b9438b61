import { describe, expect, test } from "vitest";
import * as draft2012 from "../src/2012/algorithms.ts";
import * as draft2014 from "../src/2014/algorithms.ts";
import * as draft2015 from "../src/2015/algorithms.ts";
import { FAILURE } from "../src/drafts/failure.ts";

/** The table of the port state, which all three documents have. */
const PORTS = [
  ["42", "42"],
  ["031", "31"],
  ["080", "80"],
  ["0000", "0"],
] as const;

function parse2014(input: string, base?: string): string | null {
  const object = draft2014.construct(input, base);
  return object === null ? null : draft2014.getHref(object);
}

describe("2012", () => {
  // @id oracle/port-state-written
  test.each(PORTS)("port state: %s is written as %s", (input, output) => {
    const url = draft2012.parseURL(`https://example:${input}/`, { corrected: true });
    expect(url !== FAILURE && url.port).toBe(output);
  });

  // @id oracle/ipv6-serializer-compress-pointer-0
  test("IPv6 serializer: the compress pointer of 0:f:0:0:f:f:0:0 is at the second 0", () => {
    expect(draft2012.serializeIPv6([0, 0xf, 0, 0, 0xf, 0xf, 0, 0])).toBe("0:f:::f:f:0:0");
  });

  // @id oracle/url-parser-reads-mailto-example
  test("URL parser: reads mailto:example@example as scheme data", () => {
    const url = draft2012.parseURL("mailto:example@example");
    expect(url !== FAILURE && url.schemeData).toBe("example@example");
  });

  test("URL parser: loses the first code point of a host, unless the state is corrected", () => {
    const hostOf = (corrected: boolean, input: string) => {
      const url = draft2012.parseURL(input, { corrected });
      return url !== FAILURE && url.host;
    };
    expect([hostOf(false, "http://example/"), hostOf(true, "http://example/")]).toEqual(["xample", "example"]);
    expect([hostOf(false, "http://u@example/"), hostOf(true, "http://u@example/")]).toEqual(["example", "example"]);
  });

  test("URLQuery: get, getAll, set, append, has, delete and size", () => {
    const { newURLQuery, ...query } = draft2012.urlQuery;
    const object = newURLQuery("a=1&b=2&a=3");
    query.set(object, "a", "4");
    query.append(object, "c", "5");
    expect(query.getAll(object, "a")).toEqual(["4", "3"]);
    query.remove(object, "b");
    expect([query.get(object, "a"), query.get(object, "b"), query.has(object, "c"), query.size(object)]).toEqual([
      "4",
      null,
      true,
      3,
    ]);
  });

  test("query: a query object that another URL has is copied", () => {
    const [a, b] = [draft2012.construct("http://a/?x=1"), draft2012.construct("http://b/?y=2")];
    if (a === null || b === null) throw new Error("both are URLs");
    draft2012.setQueryObject(a, b.queryObject);
    expect([draft2012.getHref(a), draft2012.getHref(b), a.queryObject === b.queryObject]).toEqual([
      "http://a/?y=2",
      "http://b/?y=2",
      false,
    ]);
  });
});

describe("2014", () => {
  test.each(PORTS)("port state: %s is written as %s", (input, output) => {
    const url = draft2014.basicURLParse(`https://example:${input}/`);
    expect(url !== FAILURE && url.port).toBe(output);
  });

  // @id oracle/relative-path-state-segment
  test.each([
    ["%2e", "."],
    [".%2e", ".."],
    ["%2e.", ".."],
    ["%2E%2e", ".."],
  ])("relative path state: %s is the segment %s", (segment, dots) => {
    expect(parse2014(`http://a/b/c/${segment}`)).toBe(parse2014(`http://a/b/c/${dots}`));
  });

  test("IPv6 serializer: the compress pointer of 0:f:0:0:f:f:0:0 is at the second 0", () => {
    expect(draft2014.serializeIPv6([0, 0xf, 0, 0, 0xf, 0xf, 0, 0])).toBe("0:f::f:f:0:0");
  });

  // @id oracle/relative-slash-state-file-path
  test("relative slash state: file:/path/ does not inherit the base's host", () => {
    expect(parse2014("file:/path/", "file://host/")).toBe("file:///path/");
  });

  // @id oracle/origin-blob-url-url
  test("origin: that of a blob URL is that of the URL in it", () => {
    const url = draft2014.basicURLParse("blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f");
    expect(url !== FAILURE && draft2014.origin(url)).toEqual(["https", "whatwg.org", "443"]);
  });

  // @id oracle/constructor-two-examples
  test("constructor: the two examples", () => {
    const absolute = draft2014.construct("https://example.org/💩");
    expect(absolute && draft2014.getAttribute(absolute, "pathname")).toBe("/%F0%9F%92%A9");
    expect(parse2014("/💩", "https://url.spec.whatwg.org/")).toBe("https://url.spec.whatwg.org/%F0%9F%92%A9");
  });

  // @id oracle/href-https-test-test-invalid
  test("href: https://test:test/ has an invalid port", () => {
    expect(parse2014("https://test:test/")).toBe(null);
  });

  test("searchParams: a query object that another URL has is shared", () => {
    const [a, b] = [draft2014.construct("http://a/?x=1"), draft2014.construct("http://b/?y=2")];
    if (a === null || b === null) throw new Error("both are URLs");
    draft2014.setSearchParams(a, b.queryObject);
    draft2014.searchParams.append(b.queryObject, "z", "3");
    expect([draft2014.getHref(a), draft2014.getHref(b)]).toEqual(["http://a/?y=2&z=3", "http://b/?y=2&z=3"]);
  });

  test("domainToASCII and domainToUnicode: the empty string for an IPv6 address and for a failure", () => {
    expect([draft2014.domainTo("é", false), draft2014.domainTo("xn--9ca", true)]).toEqual(["xn--9ca", "é"]);
    expect([draft2014.domainTo("[::1]", false), draft2014.domainTo("a b", true)]).toEqual(["", ""]);
  });

  test("valid domain: letters, digits and hyphens within labels", () => {
    expect(["example.org", "é.example", "a_b", "-a", ""].map(draft2014.isValidDomain)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("URL serializer: the exclude fragment flag", () => {
    const url = draft2014.basicURLParse("http://a/#b");
    expect(url !== FAILURE && draft2014.serializeURL(url, true)).toBe("http://a/");
  });
});

describe("2015", () => {
  test.each(PORTS)("port state: %s is written as %s", (input, output) => {
    const url = draft2015.basicURLParse(`https://example:${input}/`);
    expect(url !== FAILURE && url.port).toBe(output);
  });

  test("origin: that of a blob URL is that of the URL in it", () => {
    const url = draft2015.basicURLParse("blob:https://www.whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f");
    expect(url !== FAILURE && draft2014.origin(url, draft2015.DRAFT_2015)).toEqual(["https", "www.whatwg.org", "443"]);
  });

  test("the sets: U+007E is in the simple set, and # is not in the default set", () => {
    const sets = draft2015.ENCODE_SETS_2015;
    expect([sets.simple("~"), sets.simple("}"), sets.default("#"), sets.default("?")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
