import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as engine from "../../../../packages/idna/src/index.ts";
import { encodePunycode } from "../../../../packages/idna/src/punycode.ts";
import { isInUnicode9, makeDomains, makePools, readProperties, readStatuses } from "../../src/unicode/index.ts";

const { normalize, toLowerCase } = String.prototype;
let domains: readonly string[];
let unicode9: Uint8Array;

beforeAll(async () => {
  unicode9 = await isInUnicode9();
  const { next } = makeDomains(9, makePools(readStatuses(), await readProperties()), encodePunycode as () => string);
  domains = Array.from({ length: Number(process.env.IDNA_DOMAINS ?? 40_000) }, next);
});

afterEach(() => {
  String.prototype.normalize = normalize;
  String.prototype.toLowerCase = toLowerCase;
  vi.resetModules();
});

type Answers = readonly (readonly (string | null)[])[];

function answer({ toASCII, toUnicode }: typeof engine): Answers {
  const results = (domain: string) => [toASCII(domain), toASCII(domain, { strict: true }), toUnicode(domain)];
  return domains.map((domain) => results(domain).map((result) => (result.ok ? result.value : null)));
}

/** Loads the package again, so that it settles every code point with the current functions. */
async function reload(): Promise<typeof engine> {
  vi.resetModules();
  return import("../../../../packages/idna/src/index.ts");
}

/** To an engine of Unicode 9 a newer character is a starter that nothing composes with and that has no case. */
function becomeUnicode9(): void {
  const isNewer = (ch: string): boolean => unicode9[ch.codePointAt(0) as number] !== 1;
  const perRun = (text: string, change: (run: string) => string): string => {
    let result = "";
    let run = "";
    for (const ch of text) {
      if (isNewer(ch)) {
        result += change(run) + ch;
        run = "";
      } else {
        run += ch;
      }
    }
    return result + change(run);
  };
  String.prototype.normalize = function (form?: string) {
    return perRun(String(this), (run) => normalize.call(run, form));
  };
  String.prototype.toLowerCase = function () {
    return perRun(String(this), (run) => {
      const lower = toLowerCase.call(run);
      return Array.from(lower).some(isNewer) ? run : lower;
    });
  };
}

test("an engine of Unicode 9 returns the same results", async () => {
  const expected = answer(engine);
  becomeUnicode9();
  // The disguise is on: a mark of Unicode 14 does not move behind one below, and Kirat Rai does not compose.
  expect("a\u08ca\u0323".normalize("NFD")).toBe("a\u08ca\u0323");
  expect("\u{16d67}\u{16d67}".normalize("NFC")).toBe("\u{16d67}\u{16d67}");
  const answers = answer(await reload());
  expect(domains.filter((_, i) => answers[i]?.join() !== expected[i]?.join())).toEqual([]);
});

test("with the NFC of such an engine, many results would differ, so the domains do test our tables", () => {
  const texts = domains.map((domain) => domain.replace(/xn--[^.]*/g, ""));
  const now = texts.map((text) => text.normalize("NFC"));
  becomeUnicode9();
  expect(texts.filter((text, i) => text.normalize("NFC") !== now[i]).length / texts.length).toBeGreaterThan(0.005);
});

test("an engine newer than the tables returns the same results", async () => {
  const expected = answer(engine);
  // In a later Unicode these letters get a small form that is unassigned today, and so disallowed.
  String.prototype.toLowerCase = function () {
    return toLowerCase.call(this).replace(/[\u05d0-\u05ea\u4e00-\u4eff\u0e01-\u0e2e]/g, "\u0378");
  };
  const answers = answer(await reload());
  expect(domains.filter((_, i) => answers[i]?.join() !== expected[i]?.join())).toEqual([]);
});

test("throws with an explanation if the engine's normalize does nothing or does not exist", async () => {
  String.prototype.normalize = function () {
    return String(this);
  };
  const { toASCII } = await reload();
  expect(() => toASCII("bücher.example")).toThrow(/^@url\/idna: this engine's normalize or toLowerCase/);
  expect(toASCII("example.com")).toEqual({ ok: true, value: "example.com" });
  Reflect.deleteProperty(String.prototype, "normalize");
  expect(() => toASCII("bücher.example")).toThrow(/^@url\/idna/);
});
