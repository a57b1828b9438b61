import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMissing, readWPT } from "../../src/wpt/data.ts";
import { show } from "../../src/wpt/describe-rows.ts";
import { EXPECTATIONS, runExpecting } from "../../src/wpt/expectations.ts";

const expectation = { file: "toascii.json", key: 'constructor: "x"', reason: "the moon is full" } as const;

const failing = () => {
  throw new Error("differs");
};

test("a row without an expectation fails if its check does", () => {
  expect(() => runExpecting(undefined, failing)).toThrow("differs");
  expect(() => runExpecting(undefined, () => {})).not.toThrow();
});

test("a row that is expected to differ can differ", () => {
  expect(() => runExpecting(expectation, failing)).not.toThrow();
});

test("a row that is expected to differ and does not is an error that names the stale reason", () => {
  expect(() => runExpecting(expectation, () => {})).toThrow(/stale expectation.*the moon is full/);
});

test("every expectation has a file, a key and a reason", () => {
  for (const entry of EXPECTATIONS) {
    expect(Object.keys(entry).sort()).toEqual(["file", "key", "reason"]);
    for (const value of Object.values(entry)) expect(value).not.toBe("");
  }
});

test("missing data fails the run unless it is accepted, and says how many rows did not run and which file is missing", () => {
  const folder = join(tmpdir(), "no-such-folder");
  for (const [environment, fatal] of [
    [{}, true],
    [{ ALLOW_MISSING_DATA: "" }, true],
    [{ ALLOW_MISSING_DATA: "0" }, true],
    [{ ALLOW_MISSING_DATA: "1" }, false],
  ] as const) {
    const data = readWPT("toascii.json", { folder, environment });
    const missing = expect.stringContaining(`87 rows of toascii.json did not run: the file is missing in ${folder}.`);
    expect(data).toEqual({ missing, fatal });
    expect(isMissing(data)).toBe(true);
  }
});

test("a title shows invisible characters", () => {
  expect(show("a\n\ud800 é")).toBe('"a\\n\\ud800 \\u00e9"');
  expect(show(null)).toBe("null");
});
