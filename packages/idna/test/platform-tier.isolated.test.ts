import fc from "fast-check";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import * as full from "../src/index.ts";
import * as platform from "../src/platform-tier/index.ts";
import { valueOrNull } from "./value.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("exports the same functions as the full tier", () => {
  expectTypeOf(platform).toEqualTypeOf<typeof full>();
  expect(Object.keys(platform)).toEqual(Object.keys(full));
});

// Expected values are of RFC 3492, UTS #46 and WPT's toascii.json.
test("encodes, maps and validates as the platform does", () => {
  expect(valueOrNull(platform.toASCII("faß.de"))).toBe("xn--fa-hia.de");
  expect(valueOrNull(platform.toASCII("Bücher.example"))).toBe("xn--bcher-kva.example");
  expect(valueOrNull(platform.toASCII("ｅｘａｍｐｌｅ。com"))).toBe("example.com");
  expect(valueOrNull(platform.toASCII("a\u200cb"))).toBeNull();
  expect(valueOrNull(platform.toASCII("\u05d0a"))).toBeNull();
  expect(valueOrNull(platform.toASCII("\ud800"))).toBeNull();
});

test("rejects a domain of more than 4,096 units without asking, because platforms sort marks in quadratic time", async () => {
  let asked = 0;
  const { toASCII } = await loadOn((url) => {
    asked++;
    return url.includes("%C3%9F") ? "xn--zca.xn--9ca" : "a.xn--9ca";
  });
  expect(toASCII("faß")).toEqual({ ok: true, value: expect.anything() });
  asked = 0;
  const marks = "\u0301\u0316".repeat(80_000);
  for (const domain of [`a${marks}`, `xn--${"a".repeat(4093)}`, "é".repeat(4097)])
    expect(valueOrNull(toASCII(domain))).toBeNull();
  expect(asked).toBe(0);
  toASCII("é".repeat(4096));
  expect(asked).toBe(1);
  expect(valueOrNull(toASCII("A".repeat(5000)))).toBe("a".repeat(5000));
});

test("a domain that maps to an IPv4 address stays a domain", () => {
  expect(valueOrNull(platform.toASCII("１２７.1"))).toBe("127.1");
  expect(valueOrNull(platform.toASCII("1.２.3.4"))).toBe("1.2.3.4");
});

const characters = fc.constantFrom(
  ..."aA0-ßẞé日Ａא",
  ..."\u0628\u0660\u06f0\u200c\u200d\u0915\u094d\u0301。.",
  "xn--zca",
  "xn--a",
);

test("the label that the tier appends does not change the platform's answer", () => {
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 7 }), (parts) => {
      const domain = parts.join("");
      const answer = valueOrNull(platform.toASCII(domain));
      // All in ASCII, the platform does not look at labels; a number at the end makes an address.
      fc.pre(!/^[\0-\x7f]*$/.test(domain) && !/^$|\d\.?$/.test(answer ?? "-"));
      expect(answer).toBe(hostnameOf(`http://${domain}`));
    }),
    { numRuns: 3000, seed: 46 },
  );
});

/** Not by `URL.canParse`: once it is compiled, that of Node 20 and 22 says no to strings beyond ASCII. */
function hostnameOf(url: string): string | null {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
}

test("rejects code points that would end a host", () => {
  for (const unit of ["/", "?", "#", ":", "@", "\\", "%", " ", "[", "\t"]) {
    expect(valueOrNull(platform.toASCII(`ß${unit}a`))).toBeNull();
  }
});

test("validates xn-- labels of an ASCII domain", () => {
  expect(valueOrNull(platform.toASCII("XN--FA-HIA.de"))).toBe("xn--fa-hia.de");
  expect(valueOrNull(platform.toASCII("xn--a"))).toBeNull();
  expect(valueOrNull(platform.toASCII("xn--a.example"))).toBeNull();
});

test("accepts the empty domain and empty labels unless strict", () => {
  for (const domain of ["", "\xad", "ß.", ".ß", "ß..ß"])
    expect(valueOrNull(platform.toASCII(domain))).toBe(valueOrNull(full.toASCII(domain)));
});

test("strict: checks the ASCII form", () => {
  expect(valueOrNull(platform.toASCII("faß.de", { strict: true }))).toBe("xn--fa-hia.de");
  expect(valueOrNull(platform.toASCII("a_ß", { strict: true }))).toBeNull();
  expect(valueOrNull(platform.toASCII(`${"ß".repeat(80)}.de`, { strict: true }))).toBeNull();
  expect(valueOrNull(platform.toASCII("ß.", { strict: true }))).toBeNull();
  // Not seen: a hyphen at the end of what the label decodes to.
  expect(valueOrNull(platform.toASCII("-ß", { strict: true }))).toBe("xn----qfa");
  expect(valueOrNull(full.toASCII("-ß", { strict: true }))).toBeNull();
});

test("toUnicode: lets the platform check the domain, and decodes it itself", () => {
  expect(valueOrNull(platform.toUnicode("XN--fa-hia.Example"))).toBe("faß.example");
  expect(valueOrNull(platform.toUnicode("FAß.de"))).toBe("faß.de");
  expect(valueOrNull(platform.toUnicode("xn--a"))).toBeNull();
  expect(valueOrNull(platform.toUnicode("xn--8i7caa"))).toBeNull();
});

test("fails with code platform for what the platform rejects, and with a label for the strict rules", () => {
  const refused = { code: "platform", label: null, start: 0, end: 5, codePoint: null };
  expect(platform.toASCII("b.a\u200cb")).toEqual({ ok: false, error: refused });
  expect(platform.findIDNAErrors("b.a\u200cb")).toEqual([refused]);
  const underscore = { code: "std3", label: 1, start: 2, end: 5, codePoint: null };
  expect(platform.toASCII("ß。a_b", { strict: true })).toEqual({ ok: false, error: underscore });
  expect(platform.findIDNAErrors("ß。a_b", { strict: true })).toEqual([underscore]);
  expect(platform.findIDNAErrors("ß。a_b")).toEqual([]);
});

/** The tier on a platform whose `URL` gives these host names to the questions that the tier asks. */
async function loadOn(hostnameOf: (question: string) => string) {
  vi.resetModules();
  vi.stubGlobal(
    "URL",
    // Still a URL for all else that the test runner does with it.
    class extends URL {
      readonly #question: string | undefined;
      constructor(url: string | URL, base?: string | URL) {
        const isQuestion = typeof url === "string" && url.endsWith(".\xe9");
        super(isQuestion ? "http://question" : url, base);
        if (isQuestion) this.#question = url;
      }
      override get hostname() {
        return this.#question === undefined ? super.hostname : hostnameOf(this.#question);
      }
    },
  );
  return import("../src/platform-tier/index.ts");
}

function refuse(): string {
  throw new TypeError("Invalid URL");
}

test("does not call the platform for ASCII domains without xn-- labels", async () => {
  const { toASCII, toUnicode } = await loadOn(refuse);
  expect(valueOrNull(toASCII("Example.COM", { strict: true }))).toBe("example.com");
  expect(valueOrNull(toASCII("a_b", { strict: true }))).toBeNull();
  expect(valueOrNull(toUnicode("a_b.Example"))).toBe("a_b.example");
});

test("throws if URL is missing, has no IDNA, or maps ß to ss", async () => {
  for (const answer of [refuse, () => "%C3%9F.%C3%A9", () => "ss.xn--9ca", () => ""]) {
    const { toASCII, toUnicode } = await loadOn(answer);
    expect(() => toASCII("bücher")).toThrow("@url/idna/platform: this engine has no URL that does IDNA");
    expect(() => toUnicode("xn--fa-hia")).toThrow(Error);
  }
});

test("calls the URL that existed at import, because a later one may be ours and would call back", async () => {
  vi.resetModules();
  const { toASCII } = await import("../src/platform-tier/index.ts");
  await loadOn(refuse);
  expect(valueOrNull(toASCII("faß"))).toBe("xn--fa-hia");
});

test("toUnicode: fails for Punycode that the platform accepts and that does not decode", async () => {
  const { toUnicode } = await loadOn((url) => (url.includes("%C3%9F") ? "xn--zca.xn--9ca" : "a.xn--ascii-.xn--9ca"));
  expect(toUnicode("a.xn--ascii-")).toEqual({
    ok: false,
    error: { code: "punycode", label: 1, start: 2, end: 12, codePoint: null },
  });
});
