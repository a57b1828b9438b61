import { toASCII as askPlatform } from "@url/idna/platform";
import { describe, expect, test, vi } from "vitest";
import { isMissing, readWPT } from "../../src/wpt/data.ts";
import { describeMissing } from "../../src/wpt/describe-rows.ts";
import type { HostRow } from "../../src/wpt/files.ts";
import { hostConstructorTests } from "../../src/wpt/host-rows.ts";

// What a bundler does for anyone who chooses this tier.
vi.mock("@url/idna", () => import("@url/idna/platform"));
const full = await vi.importActual<typeof import("@url/idna")>("@url/idna");

describe.each([
  // Node 20 and 22 have the mappings of Unicode 15: 80, 2596 and 20 rows hold. On Node 24 and 26 all do.
  ["toascii.json", 80],
  ["IdnaTestV2.json", 2596],
  ["IdnaTestV2-removed.json", 20],
] as const)("%s", (file, floor) => {
  const data = readWPT(file);
  if (isMissing(data)) {
    describeMissing(file, data);
    return;
  }
  // A constructor cannot test the empty input.
  const rows = data.filter(({ input }) => input !== "");
  const different = rows.filter((row) => !holds(row));

  test(`at least ${floor} rows hold; here ${rows.length - different.length} of ${rows.length} do`, () => {
    expect(rows.length - different.length).toBeGreaterThanOrEqual(floor);
  });

  test("every row that differs has a code point that the platform's version of UTS #46 maps or rejects differently", () => {
    const unexplained = different.filter(
      ({ input }) => !hasOtherStatus(`${input}${valueOrNull(full.toUnicode(input)) ?? ""}`),
    );
    expect(unexplained).toEqual([]);
  });
});

function holds(row: HostRow): boolean {
  return hostConstructorTests([row]).every(({ check }) => {
    try {
      check();
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns true if `text` has a code point that, as a host, has another result than with the full tier. */
function hasOtherStatus(text: string): boolean {
  return Array.from(text).some((ch) => {
    const domain = valueOrNull(full.toASCII(ch));
    return valueOrNull(askPlatform(ch)) !== (domain !== null && FORBIDDEN.test(domain) ? null : domain);
  });
}

function valueOrNull(result: ReturnType<typeof askPlatform>): string | null {
  return result.ok ? result.value : null;
}

/** @see https://url.spec.whatwg.org/#forbidden-domain-code-point */
const FORBIDDEN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
