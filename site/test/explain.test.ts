import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { explainFindings } from "../src/scripts/explain/corrections.ts";
import { namedParts } from "../src/scripts/explain/named-parts.ts";
import { unescapeText } from "../src/scripts/explain/unescape.ts";
import { placeIn } from "../src/scripts/shared/place.ts";

describe("escapes", () => {
  // ECMA-262, 12.9.4, has the escapes: JavaScript itself says what they are.
  test.each(["\\u{1f4a9}", "\\u{202e}a", "\\u202e", "\\xe9", "a\\nb\\rc\\td\\0", "\\\\u0041", "\\ud83d\\udca9"])(
    "%s is what JavaScript reads",
    (typed) => {
      expect(unescapeText(typed)).toEqual({ text: Function(`return "${typed}"`)(), unread: [] });
    },
  );

  test("an escape of a URL stays, and so does what only looks like an escape, which is named", () => {
    expect(unescapeText("https://a/%zz%41")).toEqual({ text: "https://a/%zz%41", unread: [] });
    expect(unescapeText("\\q\\u{110000}\\u12\\")).toEqual({
      text: "\\q\\u{110000}\\u12\\",
      unread: ["\\q", "\\u{110000}", "\\u", "\\"],
    });
  });
});

test("a place is named by column, and by line if the text has several", () => {
  expect(placeIn("abcdef", { start: 2, end: 5 })).toBe("columns 3 to 5");
  expect(placeIn("abcdef", { start: 6, end: 6 })).toBe("column 7");
  expect(placeIn("ab\ncdef", { start: 4, end: 6 })).toBe("line 2, columns 2 to 3");
  expect(placeIn("ab\ncdef", { start: 1, end: 5 })).toBe("line 1, column 2");
});

describe("the parts of a URL", () => {
  const parts = (text: string) =>
    Object.fromEntries(
      namedParts(orThrow(parseURL(text))).map(({ name, text, says }) => [name, [text?.head ?? null, says]]),
    );

  test("a host in front of an at sign is a username, and the owner is named", () => {
    const { Username, Host, Password } = parts("https://www.example.com@login.evil.co.uk/");
    expect(Username![0]).toBe("www.example.com");
    expect(Host).toEqual(["login.evil.co.uk", "The owner of evil.co.uk controls it."]);
    expect(Password).toBeUndefined();
  });

  test("a password is not shown", () => {
    expect(JSON.stringify(parts("https://a:secret@example.com/"))).not.toContain("secret");
  });

  // IANA's registry: 127.0.0.0/8 is "Loopback", of RFC 1122.
  test("an address has its class, and a port that is not written is named", () => {
    const { Host, Port } = parts("http://0x7f.1/");
    expect(Host![0]).toBe("127.0.0.1");
    expect(Host![1]).toMatch(/^An IPv4 address\. Its class: loopback \(Loopback, .*RFC ?1122.*\), not global\.$/);
    expect(Port).toEqual([null, "None is written, so it is 80, the default of http."]);
  });

  test("segments and pairs are decoded", () => {
    const { Path, Query } = parts("https://example.com/a%20b/c?q=caf%C3%A9+noir&x");
    expect(Path![1]).toBe("2 segments, decoded: “a b”, “c”.");
    expect(Query![1]).toBe("2 pairs, as a form reads it: “q = café noir”, “x = ”.");
  });

  test("a URL without a host or with an opaque path says so", () => {
    const { Host, Path, Query, Fragment } = parts("mailto:a@example.com");
    expect([Host![1], Query![1], Fragment![1]]).toEqual(["There is none.", "There is none.", "There is none."]);
    expect(Path![1]).toMatch(/^It is opaque/);
  });
});

test("a mistake has every correction as a whole text, best first, and each is another URL", () => {
  const { items } = explainFindings("https:/example.com/a b", "");
  const space = items.find(({ code, corrections }) => code === "invalid-URL-unit" && corrections.length > 0)!;
  expect(space.place).toBe("column 21");
  expect(space.corrections[0]).toBe("https:/example.com/a%20b");
  for (const { corrections } of items) expect(new Set(corrections).size).toBe(corrections.length);
});

test("a mistake of the base is of the base", () => {
  const { items } = explainFindings("a", "https://example.com:99999/");
  expect(items.map(({ code, in: where, place }) => [code, where, place])).toContainEqual([
    "port-out-of-range",
    "base",
    "columns 21 to 25",
  ]);
});
