import { describe, expect, test } from "vitest";
import { type FindOptions, findLinks, parseLink } from "../src/index.ts";

const find = (text: string, options?: FindOptions): string[] =>
  Array.from(findLinks(text, options), (link) => link.text);

describe("what a link is", () => {
  test("has its text, its range, its kind, and whether its scheme is in the text", () => {
    expect(Array.from(findLinks("See example.com, https://a.test/ or mailto:me@example.com!"))).toEqual([
      { kind: "url", text: "example.com", start: 4, end: 15, hasScheme: false },
      { kind: "url", text: "https://a.test/", start: 17, end: 32, hasScheme: true },
      { kind: "email", text: "mailto:me@example.com", start: 36, end: 57, hasScheme: true, address: "me@example.com" },
    ]);
  });

  test("is found when it is asked for", () => {
    const links = findLinks("a.com b.com");
    expect(links.next().value?.text).toBe("a.com");
    expect(links.next().value?.text).toBe("b.com");
    expect(links.next().done).toBe(true);
  });

  test("parses to a URL, with https: or mailto: if it has no scheme", () => {
    const [url, email] = Array.from(findLinks("EXAMPLE.com/ä a?b%23@example.com"));
    expect(parseLink(url!)).toMatchObject({ ok: true, value: { href: "https://example.com/%C3%A4" } });
    expect(parseLink(email!)).toMatchObject({ ok: true, value: { href: "mailto:a%3Fb%2523@example.com" } });
  });
});

describe("where a link starts", () => {
  test.each([
    ["(example.com)", ["example.com"]],
    ["url=example.com", ["example.com"]],
    ["👉example.com", ["example.com"]],
    ["—example.com—", ["example.com"]],
    ["看https://example.com/", ["https://example.com/"]],
    ["see:https://example.com/", ["https://example.com/"]],
    ["src/index.sh", []],
    ["my_file.py", []],
    ["C:\\run.sh", []],
    ["$this.name", []],
    ["xhttp://example.com", []],
    ["irc://example.com/a.com", []],
    ["http://me:pw@example.com/a.com b.com", ["b.com"]],
    ["end of this.Then more", []],
    ["example.com。谢谢", ["example.com"]],
    ["mailto:example.com?subject=a MailTo:a.com", []],
    ["页描述语言。PS 下。shell baidu。com 例子。中国", ["baidu。com", "例子。中国"]],
  ])("%s", (text, links) => {
    expect(find(text)).toEqual(links);
  });
});

describe("where a link ends", () => {
  test.each([
    ["http://example.com:8080/x.", ["http://example.com:8080/x"]],
    ["example.com:99999/x", []],
    ["http://[::1]:80/a] b", ["http://[::1]:80/a"]],
    ["http://127.0.0.1/, http://1.2.3.400/", ["http://127.0.0.1/"]],
    ["http://localhost:3000/a.", ["http://localhost:3000/a"]],
    ["http://my_host/", ["http://my_host/"]],
    ["http://i❤.ws/", ["http://i❤.ws/"]],
    ["<https://example.com/a>", ["https://example.com/a"]],
    ["“example.com/a”", ["example.com/a"]],
    ["example.com/a,…", ["example.com/a,…"]],
    ["example.com/\ud800a", ["example.com/"]],
    ["example.com/\u{1f600}\ud800", ["example.com/\u{1f600}"]],
    ["example.com/a\u00a0b", ["example.com/a"]],
    ["http://foo.com...and", ["http://foo.com"]],
    ["https://a.test｜more https://b.test\ufffcmore", ["https://a.test", "https://b.test"]],
    ["first.me+tag@example.com a.com/b@c.com", ["first.me+tag@example.com", "a.com/b@c.com"]],
    ["http://example.com.:80/", ["http://example.com.:80/"]],
    ["a@http://example.com", ["http://example.com"]],
    ["[a](https://a.test)[b](mailto:me@b.test)", ["https://a.test", "mailto:me@b.test"]],
  ])("%s", (text, links) => {
    expect(find(text)).toEqual(links);
  });
});

describe("options", () => {
  test.each<[string, FindOptions, string, string[]]>([
    ["schemes", { schemes: ["ftp"] }, "ftp://a.test/ http://b.test/ mailto:a@b.com", ["ftp://a.test/", "a@b.com"]],
    [
      "schemes",
      { schemes: ["tel", "https"] },
      "Call tel:+1-201-555-0123, or https://a.test",
      ["tel:+1-201-555-0123", "https://a.test"],
    ],
    ["schemes", { schemes: ["file"] }, "file:///etc/hosts.", ["file:///etc/hosts"]],
    ["domains", {}, "co.uk a.co.uk kobe.jp", ["a.co.uk", "kobe.jp"]],
    ["domains", { domains: "top-level" }, "co.uk a.co.uk a.invalid", ["co.uk", "a.co.uk"]],
    ["domains", { domains: "none" }, "a.com https://a.com me@a.com", ["https://a.com", "me@a.com"]],
    ["email", { email: false }, "me@a.com a.com first.me+tag@a.com", ["a.com"]],
    ["addresses", { addresses: true }, "1.2.3.4:80/x 1.2.3 1.2.3.400 01.2.3.4 a.mp4", ["1.2.3.4:80/x"]],
    ["localhost", { localhost: true }, "localhost:80/a localhost mylocalhost:1 localhost.x:1", ["localhost:80/a"]],
    ["localhost", { localhost: true }, "mailto:localhost?a mailto:localhost?url:https://a.test/", ["https://a.test/"]],
    ["maxLength", { maxLength: 12 }, "https://a.test/long/b.com c.com", ["c.com"]],
    ["delimiters", { delimiters: '"' }, '"https://a.test/b","c.com"', ["https://a.test/b", "c.com"]],
  ])("%s %j", (_, options, text, links) => {
    expect(find(text, options)).toEqual(links);
  });

  test("are checked", () => {
    expect(() => findLinks("", { domains: "all" as "none" })).toThrow(
      'findLinks: domains must be "listed" or "top-level" or "none", not "all".',
    );
    expect(() => findLinks("", { schemes: ["HTTP"] })).toThrow(RangeError);
    expect(() => findLinks(1 as unknown as string)).toThrow("findLinks: text must be a string, not number.");
  });
});

test("each link of a hostile text is whole, in order and never inside a surrogate pair", () => {
  const pieces = [
    "a",
    ".com",
    "@",
    "://",
    "http",
    "/",
    "(",
    ")",
    "。",
    "\ud83d\ude00",
    "\ud83d",
    "\u202e",
    " ",
    "?",
    "-",
    "ä",
    "]",
    "#",
    ":80",
  ];
  let seed = 1;
  const next = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
  let found = 0;
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from({ length: 12 }, () => pieces[next(pieces.length)]).join("");
    let end = 0;
    for (const link of findLinks(text)) {
      found++;
      expect(link.start).toBeGreaterThanOrEqual(end);
      end = link.end;
      expect(text.slice(link.start, link.end)).toBe(link.text);
      expect(
        /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(link.text) &&
          /\ud83d\ude00/.test(text.slice(link.start - 1, link.end + 1)),
      ).toBe(false);
      expect(parseLink(link).ok).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(1000);
});
