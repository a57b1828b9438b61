import { domainToUnicode } from "@url/host";
import { expect, test } from "vitest";
import { protectNames } from "../src/confusables/index.ts";
import { findSpoofs } from "../src/index.ts";
import { INVALID, LIKE_A_TOP_DOMAIN, NOT_SHOWN, SHOWN } from "./data/chromium.ts";
import { shownHost } from "./parsed.ts";

const unicodeOf = (host: string): string => {
  const unicode = domainToUnicode(host);
  return unicode.ok ? unicode.value : host;
};
/** Characters for direction are not a difference. */
const text = (host: string): string => shownHost(host).replace(/[\u2066\u2069]/g, "");

test("what Chromium shows in Unicode is shown in Unicode", () => {
  expect(SHOWN.filter((host) => text(host) !== unicodeOf(host))).toEqual([]);
  expect(SHOWN.length).toBe(96);
});

test("what Chromium shows in Punycode is shown in Punycode", () => {
  expect(NOT_SHOWN.filter((host) => text(host) === unicodeOf(host))).toEqual([]);
  expect(NOT_SHOWN.length).toBe(237);
});

test("an invalid domain is shown in ASCII; hyphens in the third and fourth place are valid in the URL Standard", () => {
  expect(INVALID.filter((host) => text(host) !== host)).toEqual(["xn-----8kci4dhsd"]);
});

test("what Chromium finds like a top domain is warned of if that name is to be protected", () => {
  for (const [host, like] of LIKE_A_TOP_DOMAIN) {
    const spoofs = findSpoofs(`https://${host}/`, { protect: protectNames([like]) });
    expect(spoofs.ok && spoofs.value.map(({ code }) => code), host).toContain("looks-like-name");
  }
});
