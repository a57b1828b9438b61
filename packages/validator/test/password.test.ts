import { expect, test } from "vitest";
import { formatDiagnostic, hidePasswords, toSARIF, validate } from "../src/index.ts";

// RFC 3986, section 3.2.1: everything after the first colon of the userinfo.
// @id validator/shows
test.each([
  ["https://user:pass@h/", "https://user:****@h/"],
  ["https://user:a:b@c@h/", "https://user:*****@h/"],
  ["https://:pass@h", "https://:****@h"],
  ["//user:pass@h", "//user:****@h"],
  ["nfs://user:pass@h", "nfs://user:****@h"],
  ["\\\\user:pass@h", "\\\\user:****@h"],
  ["https:user:pass@h", "https:user:****@h"],
  ["ht\ntps:/\t/user:p\ts@h", "ht\ntps:/\t/user:***@h"],
  ["https://user:pa/ss@h/", "https://user:*****@h/"],
  ["https://user:p?#s@h/", "https://user:****@h/"],
  ["https://user:p\\s@h/", "https://user:***@h/"],
  ["jdbc:mysql://user:pass@h/db", "jdbc:mysql://user:****@h/db"],
  ["https://h/?next=https://user:pass@h/&mail=a@b", "https://h/?next=https://user:****@h/&mail=a@b"],
  ["sip:user:pass@h", "sip:user:****@h"],
])("shows %j as %j", (text, shown) => {
  expect(hidePasswords(text)).toBe(shown);
});

// @id validator/finds-no-password
test.each([
  "",
  "https://h:80/@user",
  "https://[::1]:80/@user",
  "https://user@h/",
  "https://user:@h/",
  "mailto:a@b.example",
  "https://h/a:b",
  "https://h/?a:b@c",
  "tag:a@b.example,2005:x",
])("finds no password in %j", (text) => {
  expect(hidePasswords(text)).toBe(text);
});

test("keeps the length, also for more passwords than it finds one by one", () => {
  const text = "//u:p@".repeat(5000);
  const shown = hidePasswords(text);
  expect(shown.length).toBe(text.length);
  expect(shown).not.toContain("p");
});

test("formatDiagnostic and toSARIF hide passwords, unless showPassword is set", () => {
  const input = "https://user:S3CRET@h:x/";
  for (const diagnostic of validate(input)) {
    expect(formatDiagnostic(diagnostic, input)).not.toContain("S3CRET");
    expect(formatDiagnostic(diagnostic, input, { showPassword: true })).toContain("S3CRET");
    expect(JSON.stringify(toSARIF([{ diagnostic, input }]))).not.toContain("S3CRET");
    expect(JSON.stringify(toSARIF([{ diagnostic, input }], { showPassword: true }))).toContain("S3CRET");
  }
});
