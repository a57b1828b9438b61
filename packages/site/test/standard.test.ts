import { parseHost } from "@url/host";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { publicSuffix, registrableDomain } from "../src/index.ts";

// The rows of the Standard's table, https://url.spec.whatwg.org/#example-host-psl.
test.each<[host: string, suffix: string | null, registrable: string | null]>([
  ["com", "com", null],
  ["example.com", "com", "example.com"],
  ["www.example.com", "com", "example.com"],
  ["sub.www.example.com", "com", "example.com"],
  ["EXAMPLE.COM", "com", "example.com"],
  ["example.com.", "com.", "example.com."],
  ["github.io", "github.io", null],
  ["whatwg.github.io", "github.io", "whatwg.github.io"],
  ["إختبار", "xn--kgbechtv", null],
  ["example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"],
  ["sub.example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"],
  ["[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", null, null],
])("the public suffix and the registrable domain of %s are %s and %s", (host, suffix, registrable) => {
  expect([orThrow(publicSuffix(host)), orThrow(registrableDomain(host))]).toEqual([suffix, registrable]);
  const parsed = orThrow(parseHost(host));
  expect([orThrow(publicSuffix(parsed)), orThrow(registrableDomain(parsed))]).toEqual([suffix, registrable]);
});
