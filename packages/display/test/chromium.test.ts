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

// Chromium lists by hand which letters of a script look like ASCII. Ours are those that confusables.txt maps to ASCII.
const LISTED_BY_HAND: readonly string[] = `
xn--j1an.com xn--q1a0a.com xn--80a8a6a.com xn--ceba.com xn--mbbkpm.com xn--6xd66aa62c.com xn--mxapd.com xn--gpd3ag.com
xn--7dbh4a.com xn--oidbbf41a.com xn--r3ch7hsc.com xn--62ba6j.com xn--becd.com xn--stca6jf.com xn--lwccv.com xn--mlca6ab.com
xn--3-cq6a.com xn--est-e28d.net xn--cxe-n68d.com xn--cye-b98d.com
`
  .trim()
  .split(/\s+/);

// UTS #39 does not allow Hebrew points. We have no copy of its list, and XID_Continue has them.
const NO_IDENTIFIER_STATUS: readonly string[] = ["xn--7cbl2kc2a.com"];

test("what Chromium shows in Unicode is shown in Unicode", () => {
  expect(SHOWN.filter((host) => text(host) !== unicodeOf(host))).toEqual([]);
  expect(SHOWN.length).toBe(96);
});

test("what Chromium shows in Punycode is shown in Punycode, except for what only its lists have", () => {
  const differing = NOT_SHOWN.filter((host) => text(host) === unicodeOf(host));
  expect(differing.sort()).toEqual([...LISTED_BY_HAND, ...NO_IDENTIFIER_STATUS].sort());
  expect(NOT_SHOWN.length).toBe(240);
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
