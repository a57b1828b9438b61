import { describe, expect, test } from "vitest";
import { isPassword, isUserinfo, isUsername, RELATIVE_SCHEMES } from "../src/2014/index.ts";

// @id uri/relative-schemes-default-ports-drafts
test("has the relative schemes and default ports of the drafts' table", () => {
  expect([...RELATIVE_SCHEMES]).toEqual([
    ["ftp", 21],
    ["file", null],
    ["gopher", 70],
    ["http", 80],
    ["https", 443],
    ["ws", 80],
    ["wss", 443],
  ]);
});

describe("the productions of the drafts", () => {
  // Value, then whether it is a username, a password and a userinfo.
  // @id uri/each
  test.each([
    ["", true, true, true],
    ["user", true, true, true],
    ["user:pass", false, true, true],
    ["user:", false, true, true],
    [":pass", false, true, true],
    ["user:pa:ss", false, true, true],
    ["a%2Fb", true, true, true],
    ["a%2", false, false, false],
    ["%", false, false, false],
    ["a/b", false, false, false],
    ["a?b", false, false, false],
    ["a@b", false, false, false],
    ["a#b", false, false, false],
    ["a b", false, false, false],
    ['"', false, false, false],
    ["[", false, false, false],
    ["a;b=c&d", true, true, true],
    ["é\u{1f600}", true, true, true],
    ["\u00a0", true, true, true],
    ["\u{10000}", true, true, true],
    ["\u009f", false, false, false],
    ["\ufdd0", false, false, false],
    ["\u{1fffe}", false, false, false],
    ["\ud800", false, false, false],
  ])("%j", (value, username, password, userinfo) => {
    expect([isUsername(value), isPassword(value), isUserinfo(value)]).toEqual([username, password, userinfo]);
  });

  // @id uri/userinfo-username-optionally-followed-colon
  test("a userinfo is a username, optionally followed by a colon and a password", () => {
    const values = ["", "a", "a:b", "a:b:c", ":", "a@b", "a:b@c", "/", "a:/", "a%41:b", "a:%4"];
    for (const value of values) {
      const [username, password] = split(value);
      expect([value, isUserinfo(value)]).toEqual([
        value,
        isUsername(username) && (password === null || isPassword(password)),
      ]);
    }
  });

  test("are false for what is not a string", () => {
    for (const value of [undefined, null, 1, {}, ["a"]]) {
      expect([isUsername(value), isPassword(value), isUserinfo(value)]).toEqual([false, false, false]);
    }
  });
});

function split(userinfo: string): readonly [string, string | null] {
  const colon = userinfo.indexOf(":");
  return colon === -1 ? [userinfo, null] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
}
