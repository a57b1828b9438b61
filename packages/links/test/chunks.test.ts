import { expect, test } from "vitest";
import { createLinkFinder, type FindOptions, findLinks, findLinksInChunks, type Link } from "../src/index.ts";

function inChunks(text: string, size: (at: number) => number, options?: FindOptions): Link[] {
  const finder = createLinkFinder(options);
  const links: Link[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + Math.max(1, size(at));
    links.push(...finder.push(text.slice(at, end)));
    at = end;
  }
  links.push(...finder.end());
  return links;
}

const PIECES = [
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
  " ",
  "?",
  "ä",
  ":80",
  "b.org/",
  "tel:",
  "x".repeat(300),
  "mailto:",
  "\n",
  ".".repeat(20),
];

test("finds in chunks what is in the whole text", () => {
  let seed = 7;
  const next = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
  let found = 0;
  for (let i = 0; i < 1500; i++) {
    const text = Array.from({ length: 30 }, () => PIECES[next(PIECES.length)]).join("");
    const options = i % 3 === 0 ? { maxLength: 40, schemes: ["http", "tel", "mailto"], localhost: true } : undefined;
    const whole = Array.from(findLinks(text, options));
    found += whole.length;
    const chunked = inChunks(text, () => next(i % 2 === 0 ? 3 : 60), options);
    expect(chunked, JSON.stringify(text)).toEqual(whole);
  }
  expect(found).toBeGreaterThan(500);
});

test("finds a link over the chunks of a long text", () => {
  const text = `${"word ".repeat(5000)}https://example.com/${"a".repeat(3000)} ${"w".repeat(9000)} me@example.com`;
  expect(inChunks(text, () => 1000)).toEqual(Array.from(findLinks(text)));
});

test("finds links in an async iterable", async () => {
  const links: string[] = [];
  for await (const link of findLinksInChunks(["See https://exam", "ple.com", ". Bye."])) links.push(link.text);
  expect(links).toEqual(["https://example.com"]);
});

test("keeps no more than what is not decided", () => {
  // 8 MB: if all were kept, each chunk would be slower than the one before.
  const finder = createLinkFinder();
  const start = performance.now();
  for (let i = 0; i < 20; i++) for (const unit of ["(", "h", ".", "a."]) finder.push(unit.repeat(100_000));
  finder.end();
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("finds what is before half of a pair, which alone waits for the other half", () => {
  const finder = createLinkFinder();
  expect(finder.push("https://a.test/ and more \ud83d")).toHaveLength(1);
  expect(finder.push("\ud83d")).toEqual([]);
  finder.push("\ude00 https://b.test/\ud83d");
  expect(finder.push("\ude00 ")).toEqual([]);
  expect(finder.end().map(({ text }) => text)).toEqual(["https://b.test/\ud83d\ude00"]);
});

test("refuses a chunk after the end, and what is not a string", () => {
  const finder = createLinkFinder();
  expect(() => finder.push(1 as unknown as string)).toThrow("push: chunk must be a string, not number.");
  finder.end();
  expect(() => finder.push("a")).toThrow("push: the finder has ended.");
});
