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
  const find = protectNames(["paypal.com", "google.com", "bücher.example"]);

  test("finds a name itself, and what looks like one", () => {
    expect(find("paypal.com")).toBe("paypal.com");
    expect(find("PAYPAL.com")).toBe("paypal.com");
    expect(find("paypa1.com")).toBe("paypal.com");
    expect(find("xn--pypal-4ve.com")).toBe("paypal.com");
    expect(find("xn--googl-fsa.com")).toBe("google.com");
    expect(find("xn--bcher-kva.example")).toBe("bücher.example");
    expect(find("bucher.example")).toBe("bücher.example");
  });

  test("finds nothing else", () => {
    for (const domain of ["paypal.org", "paypal.com.example", "pay.com", "[::1]", "", "a b"])
      expect(find(domain)).toBe(null);
  });

  test("a name must be a domain", () => {
    expect(() => protectNames("paypal.com" as never)).toThrow("protectNames: names must be an array");
    expect(() => protectNames(["a b"])).toThrow(RangeError);
    expect(() => protectNames([1 as never])).toThrow(TypeError);
  });
});
