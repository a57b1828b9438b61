import { readFileSync } from "node:fs";
import { domainToUnicode } from "@url/host";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { NOT_SHOWN, SHOWN } from "./data/chromium.ts";
import { SHOWN_BY_CHROMIUM_ALONE, SHOWN_BY_FIREFOX_ALONE, SHOWN_BY_FIREFOX_ITSELF } from "./data/firefox.ts";
import { shownHost } from "./parsed.ts";

/** Characters for direction are not a difference. */
const isShown = (host: string): boolean =>
  shownHost(host).replace(/[\u2066\u2069]/g, "") === orThrow(domainToUnicode(host));

test("where Firefox and Chromium differ by their rules for one domain, a host is shown as in Chromium", () => {
  expect(SHOWN_BY_FIREFOX_ALONE.length).toBe(165);
  const byRule = SHOWN_BY_FIREFOX_ALONE.filter((host) => NOT_SHOWN.includes(host));
  expect(byRule.length).toBe(81);
  expect(byRule.filter(isShown)).toEqual([]);
  expect(SHOWN_BY_CHROMIUM_ALONE.filter((host) => !SHOWN.includes(host) || !isShown(host))).toEqual([]);
});

test("of all hosts that Firefox shows and Chromium does not, 112 are in Punycode, as the page about spoofing says", () => {
  expect(SHOWN_BY_FIREFOX_ALONE.filter((host) => !isShown(host)).length).toBe(112);
});

test("where Chromium's tests and Firefox itself agree, a host is shown as in both; the counts are those of the page", () => {
  const inFirefox = (host: string) => SHOWN_BY_FIREFOX_ITSELF.includes(host);
  const both = SHOWN.filter(inFirefox);
  const neither = NOT_SHOWN.filter((host) => !inFirefox(host));
  expect([both.filter((host) => !isShown(host)), neither.filter(isShown)]).toEqual([[], []]);
  const firefoxAlone = NOT_SHOWN.filter(inFirefox);
  const chromiumAlone = SHOWN.filter((host) => !inFirefox(host));
  expect([firefoxAlone.filter(isShown), chromiumAlone.filter((host) => !isShown(host))]).toEqual([[], []]);
  const page = readFileSync(new URL("../../../docs/spoofing.md", import.meta.url), "utf8");
  const counts = [both, neither, firefoxAlone, chromiumAlone].map(({ length }) => length);
  expect(page).toContain(
    `both in Unicode ${counts[0]}, both in Punycode ${counts[1]}, Firefox alone in Unicode ${counts[2]}, Chromium alone ${counts[3]}`,
  );
});
