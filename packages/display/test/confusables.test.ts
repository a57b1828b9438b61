import { describe, expect, test } from "vitest";
import { protectNames, skeleton } from "../src/confusables/index.ts";

describe("skeleton", () => {
  // Examples of UTS #39, sections 4 and 4.2: https://www.unicode.org/reports/tr39/#Confusable_Detection
  test.each([
    ["paypal", "pаypаl"],
    ["scope", "ѕсоре"],
    ["so̷s", "søs"],
    ["paypa1", "paypal"],
    ["rnicrosoft", "microsoft"],
  ])("%s and %s are confusable", (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b));
  });

  test("other texts are not", () => {
    expect(skeleton("paypal")).not.toBe(skeleton("paypai"));
    expect(skeleton("example")).toBe("exarnple");
  });

  test("what is ignored by default does not count", () => {
    expect(skeleton("a\u200db\u00adc")).toBe("abc");
  });
});

describe("protectNames", () => {
  const find = protectNames([
    "paypal.com",
    "google.com",
    "bücher.example",
    "github.com",
    "my-shop.co.uk",
    "apple.com",
    "linkedin.com",
  ]);

  // The domain, the name that it is like, and how.
  test.each([
    ["paypal.com", "paypal.com", "same"],
    ["PAYPAL.com", "paypal.com", "same"],
    ["paypal.com.", "paypal.com", "same"],
    ["my-shop.co.uk", "my-shop.co.uk", "same"],
    ["paypa1.com", "paypal.com", "look-alike"],
    ["paypa1.com.", "paypal.com", "look-alike"],
    ["paypaI.com", "paypal.com", "look-alike"],
    ["LinkedIn.net", "linkedin.com", "other-suffix"],
    ["xn--pypal-4ve.com", "paypal.com", "look-alike"],
    ["g00gle.com", "google.com", "look-alike"],
    ["xn--googl-fsa.com", "google.com", "look-alike"],
    ["xn--bcher-kva.example", "bücher.example", "same"],
    ["bucher.example", "bücher.example", "look-alike"],
    // Chromium reads U+044C as b and U+04CF as l, UTS #39 neither.
    ["githuь.com", "github.com", "look-alike"],
    ["аррӏе.com", "apple.com", "look-alike"],
    ["þaypal.com", "paypal.com", "look-alike"],
    ["paypall.com", "paypal.com", "misspelt"],
    ["payal.com", "paypal.com", "misspelt"],
    ["paypel.com", "paypal.com", "misspelt"],
    ["papyal.com", "paypal.com", "misspelt"],
    ["pay-pal.com", "paypal.com", "misspelt"],
    ["paypal.org", "paypal.com", "other-suffix"],
    ["paypa1.net", "paypal.com", "other-suffix"],
    ["paypal-login.com", "paypal.com", "with-affix"],
    ["secure-paypal-login.example", "paypal.com", "with-affix"],
    ["my-shop-sale.example", "my-shop.co.uk", "with-affix"],
  ])("%s is like %s: %s", (domain, name, likeness) => {
    expect(find(domain)).toEqual({ name, likeness });
  });

  test.each(["pay.com", "papal.org", "paypalace.com", "example.com", "[::1]", "", "a b", "com"])(
    "%s is like none",
    (domain) => {
      expect(find(domain)).toBe(null);
    },
  );

  test("a name of two or three letters is protected against what looks like it alone", () => {
    const short = protectNames(["bbc.com"]);
    expect(short("ЬЬс.com")).toEqual({ name: "bbc.com", likeness: "look-alike" });
    for (const domain of ["abc.com", "bbc.org", "bbc-news.com"]) expect(short(domain)).toBe(null);
  });

  test.each([null, undefined, 1, Symbol("x"), {}])("what is not a string is a TypeError with a name: %s", (domain) => {
    expect(() => find(domain as never)).toThrow("the function of protectNames: domain must be a string");
  });

  test("two names are not imitations of each other", () => {
    const own = protectNames(["example.com", "example.de", "examples.com"]);
    for (const domain of ["example.com", "example.de", "examples.com"]) expect(own(domain)?.likeness).toBe("same");
  });

  test("a name must be a domain", () => {
    expect(() => protectNames("paypal.com" as never)).toThrow("protectNames: names must be an array");
    for (const name of ["a b", "com", "com."]) expect(() => protectNames([name]), name).toThrow(RangeError);
    expect(() => protectNames([1 as never])).toThrow(TypeError);
  });
});
