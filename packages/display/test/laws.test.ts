import { hostOf } from "@url/host";
import { parseURL } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import { orThrow } from "@url/result";
import { fragmentOf, hostTextOf, includesCredentials, partsOf, pathOf, queryOf, type URLRecord } from "@url/serializer";
import { registrableDomain } from "@url/site";
import fc from "fast-check";
import { expect, test } from "vitest";
import { displayHost, displayURL, findSpoofs, hideSecrets } from "../src/index.ts";
import { findAuthority } from "../src/spoofs/authority.ts";
import { partOf } from "./parsed.ts";

const label = fc.constantFrom(
  "www",
  "a",
  "example",
  "com",
  "co",
  "uk",
  "xn--mnchen-3ya",
  "xn--80ak6aa92e",
  "ישראל",
  "例え",
  "é",
  "pаy",
  "xn--a",
);
const host = fc.oneof(
  fc.array(label, { minLength: 1, maxLength: 6 }).map((labels) => labels.join(".")),
  fc.constantFrom("[::1]", "127.1", "a.example.", "xn--4dbrk0ce.example"),
);
const piece = fc.oneof(
  fc.constantFrom(
    "a",
    "/",
    "..",
    ".",
    "%2e",
    "%41",
    "%20",
    "%E2%80%AE",
    "%C3%A9",
    "é",
    "%FF",
    "%",
    "%25",
    "%2F",
    "=",
    "&",
    "+",
    "ש",
  ),
  fc.constantFrom(
    "%CC%81",
    "%F0%9F%94%92",
    "🍕",
    "%E2%81%84",
    "?",
    "#",
    ":",
    "//",
    "\\",
    "%5c",
    "%00",
    "😀",
    "|",
    "%7C",
  ),
);
const end = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""));
const scheme = fc.constantFrom("https://", "http://", "wss://", "ftp://", "web+x://", "https://", "HTTPS:\\");
const text = fc
  .tuple(
    scheme,
    fc.constantFrom("", "", "user@", "user:secret@", "paypal.com@"),
    host,
    fc.constantFrom("", ":8080"),
    end,
  )
  .map(([start, credentials, name, port, rest]) => `${start}${credentials}${name}${port}/${rest}`);

/** Runs a law over URLs that parse. `npm run tool -- laws` sets the factor. */
function holds(law: (url: URLRecord, given: string) => void, runs = 300): void {
  const numRuns = Math.ceil(runs * Number(process.env.PROPERTY_RUNS ?? 1));
  fc.assert(
    fc.property(text, (given) => {
      const url = parseURL(given);
      if (url.ok) law(url.value, given);
    }),
    { seed: Number(process.env.PROPERTY_SEED ?? 20260702), numRuns },
  );
}

test("what is shown whole parses to the same URL without credentials, apart from percent-encoding", () => {
  holds((url) => {
    const again = orThrow(parseURL(orThrow(displayURL(url, { direction: "none" })).text));
    const { host: name, port, scheme: name2 } = partsOf(url);
    expect(partsOf(again)).toMatchObject({ host: name, port, scheme: name2, username: "", password: "" });
    expect(percentDecodeText(pathOf(again))).toBe(percentDecodeText(pathOf(url)));
    expect(pathOf(again).split("/").length).toBe(pathOf(url).split("/").length);
    expect(queryOf(again) && percentDecodeText(queryOf(again) as string)).toBe(
      queryOf(url) && percentDecodeText(queryOf(url) as string),
    );
    expect(fragmentOf(again) && percentDecodeText(fragmentOf(again) as string)).toBe(
      fragmentOf(url) && percentDecodeText(fragmentOf(url) as string),
    );
  });
});

test("at every width, the registrable domain is shown whole, and no credentials", () => {
  holds((url) => {
    const name = hostOf(url);
    if (name === null) return;
    const whole = partOf(orThrow(displayHost(name))!, "registrable-domain");
    expect(whole === null).toBe(orThrow(registrableDomain(name)) === null);
    for (const maxWidth of [0, 12, 20, 35]) {
      const displayed = orThrow(displayURL(url, { maxWidth }));
      expect(partOf(displayed, "registrable-domain")).toBe(whole);
      expect(displayed.text).not.toContain("secret");
      if (includesCredentials(url)) expect(displayed.text).not.toContain("user");
    }
  }, 200);
});

test("parts follow each other, and nothing is shown that changes directions", () => {
  holds((url) => {
    const { text: whole, parts } = orThrow(displayURL(url, { maxWidth: 30, direction: "none" }));
    let last = 0;
    for (const { start, end: to } of parts) {
      expect(start >= last && to > start && to <= whole.length).toBe(true);
      last = to;
    }
    expect(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\s]/.test(whole)).toBe(false);
  });
});

test("a wider text is never shorter, and fits if it can", () => {
  holds((url) => {
    const least = Array.from(orThrow(displayURL(url, { maxWidth: 0, direction: "none" })).text).length;
    let before = 0;
    for (const maxWidth of [0, 10, 20, 30, 40, 60, 100]) {
      const width = Array.from(orThrow(displayURL(url, { maxWidth, direction: "none" })).text).length;
      expect(width >= before && width <= Math.max(maxWidth, least)).toBe(true);
      before = width;
    }
  }, 200);
});

test("warnings lie in the text, in order, and each is of another kind", () => {
  holds((_, given) => {
    const spoofs = orThrow(findSpoofs(given));
    expect(new Set(spoofs.map(({ code }) => code)).size).toBe(spoofs.length);
    let last = 0;
    for (const { start, end: to } of spoofs) {
      expect(start >= last && to > start && to <= given.length).toBe(true);
      last = start;
    }
  });
});

test("a redacted URL has no password and no secret value, and is redacted already", () => {
  holds((_, given) => {
    const redacted = hideSecrets(`${given}${given.includes("?") ? "&" : "?"}token=secret`);
    expect(redacted).not.toContain("secret");
    expect(hideSecrets(redacted)).toBe(redacted);
  });
});

test("the host is found in the text as it was given", () => {
  const noise = fc.constantFrom("", "", "\t", "\n", "\r\n");
  const slashes = fc.constantFrom("//", "/", "", "\\\\", "/\\/", "/\t/", "////");
  const given = fc
    .tuple(
      fc.constantFrom("https:", "http:", "ws:", "HT\tTPS:", " https:"),
      slashes,
      fc.constantFrom("", "u@", "u:p@w@", "@"),
      host,
      noise,
      end,
    )
    .map(([start, solidi, credentials, name, tab, rest]) => `${start}${solidi}${credentials}${name}${tab}:80/${rest}`);
  fc.assert(
    fc.property(given, (raw) => {
      const url = parseURL(raw);
      if (!url.ok) return;
      const { hostStart, hostEnd } = findAuthority(raw, true);
      expect(hostTextOf(orThrow(parseURL(`https://${raw.slice(hostStart, hostEnd)}/`)))).toBe(hostTextOf(url.value));
    }),
    {
      seed: Number(process.env.PROPERTY_SEED ?? 20260702),
      numRuns: Math.ceil(1000 * Number(process.env.PROPERTY_RUNS ?? 1)),
    },
  );
});
