import { orThrow } from "@url/result";
import { readCorpus } from "@url/tooling-corpora";
import { expect, test } from "vitest";
import { protectNames } from "../src/confusables/index.ts";
import { findSpoofs } from "../src/index.ts";
import { imitationsOf, PROTECTED, THEIR_OWN } from "./data/variants.ts";

const OWN = [...PROTECTED, ...THEIR_OWN];
const protect = protectNames(OWN);

/** The codes that tell of a protected name. */
const CODES = ["looks-like-name", "misspelt-name", "name-with-affix", "name-with-other-suffix", "begins-like-domain"];

const isFlagged = (host: string): boolean =>
  orThrow(findSpoofs(`https://${host}/`, { protect })).some(({ code }) => CODES.includes(code));

test("of 200 imitations of each of 50 names, 99 in 100 are found", () => {
  expect(PROTECTED.length).toBe(50);
  const missed: string[] = [];
  for (const name of PROTECTED) {
    const imitations = imitationsOf(name, 200, OWN);
    expect(imitations.length).toBe(200);
    for (const [rule, host] of imitations) if (!isFlagged(host as string)) missed.push(`${rule}: ${host}`);
  }
  expect(missed.length, missed.slice(0, 20).join("\n")).toBeLessThanOrEqual(100);
});

test("the names and what is below them are not flagged", () => {
  for (const name of OWN)
    for (const host of [name, `www.${name}`, `a.b.${name}.`]) expect(isFlagged(host), host).toBe(false);
});

test("of the hosts of the corpora, hardly any is said to be like a name", () => {
  const { lines } = readCorpus("urls-web.txt");
  const hosts = new Set(lines.map((line) => /^https:\/\/([^/?#:@]+)/.exec(line)?.[1] ?? "example.com"));
  expect(hosts.size).toBeGreaterThan(400);
  const codes = CODES.filter((code) => code !== "begins-like-domain");
  const flagged = Array.from(hosts).filter((host) =>
    orThrow(findSpoofs(`https://${host}/`, { protect })).some(({ code }) => codes.includes(code)),
  );
  expect(flagged.length, flagged.join(" ")).toBeLessThanOrEqual(hosts.size / 10_000);
});
