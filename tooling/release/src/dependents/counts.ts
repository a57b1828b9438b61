/** What the tests of a project say: how many pass, and which do not. A name that is there twice has a number. */
export interface Counts {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** How the output of a test runner is read. */
export type CountsFormat = "tap" | "mocha" | "vitest";

/**
 * Reads what a test runner has written: TAP (node:test, ava, tap, tape), the reporter `json` of mocha, or that of vitest and jest.
 * Tests that are skipped, or that are expected to fail, do not count.
 * @throws Error if there is no result in it
 */
export function readCounts(text: string, format: CountsFormat): Counts {
  const results = { tap: readTAP, mocha: readMocha, vitest: readVitest }[format](text);
  if (results.length === 0) throw new Error(`there is no result of a test in: ${text.slice(-2000)}`);
  const seen = new Map<string, number>();
  const passed: string[] = [];
  const failed: string[] = [];
  for (const [name, passes] of results) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    (passes ? passed : failed).push(times === 1 ? name : `${name} (${times})`);
  }
  return { passed, failed };
}

/** Returns what two runs of the same tests say together: what passes in one of them, passes. */
export function eitherOf(one: Counts, other: Counts): Counts {
  const passed = new Set([...one.passed, ...other.passed]);
  const failed = new Set([...one.failed, ...other.failed].filter((test) => !passed.has(test)));
  return { passed: [...passed], failed: [...failed] };
}

type Result = readonly [name: string, passes: boolean];

const TAP_LINE = /^( *)(not ok|ok)\b *\d* *(?:- )?(.*?)(?: *# *time=[\d.]+m?s)?(?: *\{)?$/;

/**
 * A test is a line without lines below it that are indented further: node:test and tap write a result after those of its
 * parts. A parent counts only if it fails and none of its parts does.
 */
function readTAP(text: string): Result[] {
  const results: Result[] = [];
  /** The results since the last one at each depth, and the names of the parents that are open. */
  const open: { readonly depth: number; readonly from: number; fails: boolean }[] = [];
  const parents: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const subtest = /^( *)# Subtest: (.*)$/.exec(line);
    if (subtest) {
      const depth = subtest[1]!.length / 4;
      parents.length = Math.min(parents.length, depth);
      parents[depth] = subtest[2]!;
      continue;
    }
    const match = TAP_LINE.exec(line);
    if (match === null) continue;
    const depth = match[1]!.length / 4;
    const label = match[3]!;
    const passes = match[2] === "ok";
    let hasParts = false;
    let partFails = false;
    while (open.length > 0 && open.at(-1)!.depth > depth) {
      hasParts = true;
      if (open.pop()!.fails) partFails = true;
    }
    const before = open.at(-1);
    if (before?.depth === depth) before.fails ||= !passes;
    else open.push({ depth, from: results.length, fails: !passes });
    if (/ # *(skip|todo)\b/i.test(` ${label}`)) continue;
    if (hasParts && (passes || partFails)) continue;
    results.push([[...parents.slice(0, depth), label].filter(Boolean).join(" › "), passes]);
  }
  return results;
}

interface MochaTest {
  readonly fullTitle: string;
}

function readMocha(text: string): Result[] {
  const { passes, failures } = JSON.parse(text) as {
    readonly passes: readonly MochaTest[];
    readonly failures: readonly MochaTest[];
  };
  return [
    ...passes.map(({ fullTitle }) => [fullTitle, true] as const),
    ...failures.map(({ fullTitle }) => [fullTitle, false] as const),
  ];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

/** A file that fails before its first test counts as one that does. */
function readVitest(text: string): Result[] {
  const { testResults } = JSON.parse(text) as { readonly testResults: readonly VitestFile[] };
  return testResults.flatMap(({ name, status, assertionResults }): Result[] => {
    if (assertionResults.length === 0 && status === "failed") return [[name.replace(/^.*[\\/]/, ""), false]];
    return assertionResults.flatMap(({ fullName, status }): Result[] =>
      status === "passed" || status === "failed" ? [[fullName, status === "passed"]] : [],
    );
  });
}
