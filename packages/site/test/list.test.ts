import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { isPublicSuffix, registrableDomain } from "../src/index.ts";

// Facts from tests/tests.txt of the list's repository, which is in the public domain: each domain with its registrable
// domain, null for a public suffix and for a domain with an empty label.
const ROWS: readonly (readonly [domain: string, registrable: string | null])[] = [
  // Case.
  ["COM", null],
  ["example.COM", "example.com"],
  ["WwW.example.COM", "example.com"],
  // A dot in front.
  [".com", null],
  [".example", null],
  [".example.com", null],
  [".example.example", null],
  // A top-level domain that is not in the list.
  ["example", null],
  ["example.example", "example.example"],
  ["b.example.example", "example.example"],
  ["a.b.example.example", "example.example"],
  // One rule.
  ["biz", null],
  ["domain.biz", "domain.biz"],
  ["b.domain.biz", "domain.biz"],
  ["a.b.domain.biz", "domain.biz"],
  // Rules of two labels.
  ["com", null],
  ["example.com", "example.com"],
  ["b.example.com", "example.com"],
  ["a.b.example.com", "example.com"],
  ["uk.com", null],
  ["example.uk.com", "example.uk.com"],
  ["b.example.uk.com", "example.uk.com"],
  ["a.b.example.uk.com", "example.uk.com"],
  ["test.ac", "test.ac"],
  // Only a wildcard.
  ["mm", null],
  ["c.mm", null],
  ["b.c.mm", "b.c.mm"],
  ["a.b.c.mm", "b.c.mm"],
  // Rules of three labels, wildcards and exceptions.
  ["jp", null],
  ["test.jp", "test.jp"],
  ["www.test.jp", "test.jp"],
  ["ac.jp", null],
  ["test.ac.jp", "test.ac.jp"],
  ["www.test.ac.jp", "test.ac.jp"],
  ["kyoto.jp", null],
  ["test.kyoto.jp", "test.kyoto.jp"],
  ["ide.kyoto.jp", null],
  ["b.ide.kyoto.jp", "b.ide.kyoto.jp"],
  ["a.b.ide.kyoto.jp", "b.ide.kyoto.jp"],
  ["c.kobe.jp", null],
  ["b.c.kobe.jp", "b.c.kobe.jp"],
  ["a.b.c.kobe.jp", "b.c.kobe.jp"],
  ["city.kobe.jp", "city.kobe.jp"],
  ["www.city.kobe.jp", "city.kobe.jp"],
  // An exception directly below a top-level domain.
  ["ck", null],
  ["test.ck", null],
  ["b.test.ck", "b.test.ck"],
  ["a.b.test.ck", "b.test.ck"],
  ["www.ck", "www.ck"],
  ["www.www.ck", "www.ck"],
  // Rules of one, two and three labels.
  ["us", null],
  ["test.us", "test.us"],
  ["www.test.us", "test.us"],
  ["ak.us", null],
  ["test.ak.us", "test.ak.us"],
  ["www.test.ak.us", "test.ak.us"],
  ["k12.ak.us", null],
  ["test.k12.ak.us", "test.k12.ak.us"],
  ["www.test.k12.ak.us", "test.k12.ak.us"],
  // Beyond ASCII. The expected domains are in ASCII, because hosts are.
  ["食狮.com.cn", "xn--85x722f.com.cn"],
  ["食狮.公司.cn", "xn--85x722f.xn--55qx5d.cn"],
  ["www.食狮.公司.cn", "xn--85x722f.xn--55qx5d.cn"],
  ["shishi.公司.cn", "shishi.xn--55qx5d.cn"],
  ["公司.cn", null],
  ["食狮.中国", "xn--85x722f.xn--fiqs8s"],
  ["www.食狮.中国", "xn--85x722f.xn--fiqs8s"],
  ["shishi.中国", "shishi.xn--fiqs8s"],
  ["中国", null],
  ["xn--85x722f.com.cn", "xn--85x722f.com.cn"],
  ["xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"],
  ["www.xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"],
  ["shishi.xn--55qx5d.cn", "shishi.xn--55qx5d.cn"],
  ["xn--55qx5d.cn", null],
  ["xn--85x722f.xn--fiqs8s", "xn--85x722f.xn--fiqs8s"],
  ["www.xn--85x722f.xn--fiqs8s", "xn--85x722f.xn--fiqs8s"],
  ["shishi.xn--fiqs8s", "shishi.xn--fiqs8s"],
  ["xn--fiqs8s", null],
];

test.each(ROWS)("the registrable domain of %s is %s", (domain, registrable) => {
  expect(orThrow(registrableDomain(domain))).toBe(registrable);
  // Nothing is between the two: a domain is a suffix, is not one, or has an empty label.
  expect(isPublicSuffix(domain)).toBe(registrable === null && !domain.startsWith("."));
});
