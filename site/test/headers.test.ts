import { expect, test } from "vitest";
import { HEADERS, headersFile, META_POLICY } from "../src/build/headers.ts";

const directives = (policy: string) => new Map(policy.split("; ").map((part) => [part.split(" ")[0], part]));

test("the policy allows no inline script or style, nothing from elsewhere, and needs trusted types", () => {
  const policy = directives(HEADERS["Content-Security-Policy"]!);
  expect(policy.get("default-src")).toBe("default-src 'none'");
  expect(policy.get("script-src")).toBe("script-src 'self'");
  expect(policy.get("style-src")).toBe("style-src 'self'");
  expect(policy.get("require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
  expect(policy.get("frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(HEADERS["Content-Security-Policy"]).not.toMatch(/unsafe|\*|https?:|data:/);
});

test("the policy of the page is that of the header, without what only a header can say", () => {
  expect(`${META_POLICY}; frame-ancestors 'none'`).toBe(HEADERS["Content-Security-Policy"]);
});

test("the file of headers has every header, for every path", () => {
  const [path, ...lines] = headersFile().trimEnd().split("\n");
  expect(path).toBe("/*");
  expect(lines).toEqual(Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`));
});
