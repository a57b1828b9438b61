import { expect, test } from "vitest";
import * as percent from "../src/index.ts";

const { C0_CONTROL, COMPONENT, extend, FORM_URLENCODED, FRAGMENT, isInSet, PATH, QUERY, SPECIAL_QUERY, USERINFO } =
  percent;

/** The printable ASCII characters of a set, U+0020 to U+007E. */
function printable(set: percent.PercentEncodeSet): string {
  let members = "";
  for (let c = 0x20; c < 0x7f; c++) if (isInSet(c, set)) members += String.fromCharCode(c);
  return members;
}

// The right column is the Standard's prose, added up by hand and sorted by code point.
// @id percent/percent-encode-set-standard-s
test.each([
  ["C0 control", C0_CONTROL, ""],
  ["fragment", FRAGMENT, ' "<>`'],
  ["query", QUERY, ' "#<>'],
  ["special-query", SPECIAL_QUERY, " \"#'<>"],
  ["path", PATH, ' "#<>?^`{}'],
  ["userinfo", USERINFO, ' "#/:;<=>?@[\\]^`{|}'],
  ["component", COMPONENT, ' "#$%&+,/:;<=>?@[\\]^`{|}'],
  ["application/x-www-form-urlencoded", FORM_URLENCODED, " !\"#$%&'()+,/:;<=>?@[\\]^`{|}~"],
])("the %s percent-encode set has the Standard's members", (_name, set, members) => {
  expect(printable(set)).toBe(members);
});

// @id percent/every-set-contains-c0-controls
test("every set contains the C0 controls, U+007F and everything that is not ASCII", () => {
  for (const set of [C0_CONTROL, FRAGMENT, QUERY, SPECIAL_QUERY, PATH, USERINFO, COMPONENT, FORM_URLENCODED]) {
    for (let c = 0; c < 0x20; c++) expect(isInSet(c, set)).toBe(true);
    for (const c of [0x7f, 0x80, 0xff, 0x100, 0xfffd, 0x1f4a9, 0x10ffff]) expect(isInSet(c, set)).toBe(true);
  }
});

test("the form set contains all printable ASCII except alphanumerics and * - . _", () => {
  for (let c = 0x20; c < 0x7f; c++) {
    expect(isInSet(c, FORM_URLENCODED)).toBe(!/[A-Za-z0-9*\-._]/.test(String.fromCharCode(c)));
  }
});

test("extend: returns a new set and does not change the old one", () => {
  const set = extend(PATH, "|");
  expect(isInSet(0x7c, set)).toBe(true);
  expect(isInSet(0x7c, PATH)).toBe(false);
});

test("a form set with more characters encodes them in a long text as in a short one, and a space as plus", () => {
  const set = extend(FORM_URLENCODED, "a");
  for (const count of [1, 20]) {
    expect(percent.utf8PercentEncode("a".repeat(count), set)).toBe("%61".repeat(count));
    expect(percent.utf8PercentEncode("@".repeat(count), set)).toBe("%40".repeat(count));
    expect(percent.utf8PercentEncode(" ".repeat(count), set)).toBe("+".repeat(count));
  }
});

test("an extended set has the members of the old set and the added ones, however long the text is", () => {
  for (const set of [C0_CONTROL, PATH, COMPONENT, FORM_URLENCODED]) {
    for (let added = 0x20; added < 0x7f; added++) {
      const extended = extend(set, String.fromCharCode(added));
      for (let c = 0; c < 0x80; c++) {
        const isMember = c === added || isInSet(c, set);
        expect(isInSet(c, extended)).toBe(isMember);
        const text = String.fromCharCode(c).repeat(20);
        expect(percent.utf8PercentEncode(text, extended) !== text).toBe(isMember);
      }
    }
  }
});
