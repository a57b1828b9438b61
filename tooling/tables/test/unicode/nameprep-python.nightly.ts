import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { labelToASCII, labelToUnicode } from "@url/history/idna2003";
import { type HostRow, isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { beforeAll, describe, expect, test } from "vitest";
import { encodePunycode } from "../../../../packages/idna/src/punycode.ts";
import { makeDomains, makePools, readNameprep, readProperties, readStatuses } from "../../src/unicode/index.ts";

// Python's stringprep and encodings.idna are the reference: nameprep.py says what had to be corrected in them.
const hasPython = spawnSync("python3", ["-c", "import stringprep, encodings.idna"], { timeout: 30_000 }).status === 0;

/** Every code point up to here, and no character behind it but tags and private use, which are prohibited. */
const CHARACTERS = 0x30000;

interface Answers {
  readonly ascii: readonly (string | null)[];
  readonly unicode: readonly (string | null)[];
  readonly classes: string;
  readonly alone: readonly (string | null)[];
  readonly between: readonly (string | null)[];
  readonly rightToLeft: readonly (string | null)[];
}

describe.runIf(hasPython)("agrees with Python's encodings.idna, if python3 is installed", () => {
  let labels: readonly string[];
  let answers: Answers;
  beforeAll(async () => {
    labels = await makeLabels();
    const script = fileURLToPath(new URL("nameprep.py", import.meta.url));
    const input = JSON.stringify({ labels, characters: CHARACTERS });
    const { status, stdout, stderr } = spawnSync("python3", [script], {
      input,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      timeout: 290_000,
    });
    if (status !== 0) throw new Error(stderr);
    answers = JSON.parse(stdout) as Answers;
  }, 300_000);

  test("the class of every code point", async () => {
    const letters = { other: "O", L: "L", R: "R", unassigned: "U", prohibited: "P" };
    const { classes } = await readNameprep();
    expect(
      classes
        .slice(0, CHARACTERS)
        .map((name) => letters[name])
        .join(""),
    ).toBe(answers.classes);
  });

  // @id history/labeltoascii-python
  test("every code point alone, between letters, and between right-to-left letters", () => {
    expect(differing(answers.alone, (c) => String.fromCodePoint(c))).toEqual([]);
    expect(differing(answers.between, (c) => `a${String.fromCodePoint(c)}b`)).toEqual([]);
    expect(differing(answers.rightToLeft, (c) => `\u05d0${String.fromCodePoint(c)}\u05d0`)).toEqual([]);
  });

  test("more than 40,000 labels, a good part of which are accepted", () => {
    expect(labels.length).toBeGreaterThan(40_000);
    expect(differing(answers.ascii, (i) => labels[i] as string)).toEqual([]);
    expect(answers.ascii.filter((one) => one !== null).length).toBeGreaterThan(10_000);
  });

  test("labels in Punycode are decoded, or stay as they are", () => {
    let decoded = 0;
    const differences = labels.filter((label, i) => {
      const theirs = answers.unicode[i];
      // Where RFC 3490 returns the label, Python fails, or returns ASCII. What is decoded is never ASCII alone.
      const expected = theirs != null && /[^\0-\x7f]/.test(theirs) ? theirs : label;
      if (expected !== label) decoded++;
      return labelToUnicode(label, { allowUnassigned: true }) !== expected;
    });
    expect(differences).toEqual([]);
    expect(decoded).toBeGreaterThan(1_000);
  });
});

function differing(theirs: readonly (string | null)[], labelOf: (index: number) => string): string[] {
  const differences: string[] = [];
  theirs.forEach((expected, i) => {
    const label = labelOf(i);
    const result = labelToASCII(label, { allowUnassigned: true });
    const ours = result.ok ? result.value : null;
    if (ours !== expected) differences.push(`${JSON.stringify(label)}: ${ours}, Python: ${expected}`);
  });
  return differences.slice(0, 20);
}

/** The labels of web-platform-tests and of generated domains. */
async function makeLabels(): Promise<readonly string[]> {
  const { next } = makeDomains(3490, makePools(readStatuses(), await readProperties()), encodePunycode as () => string);
  const files = (["IdnaTestV2.json", "toascii.json"] as const).map((file) => readWPT(file));
  const rows = files.flatMap((read) => (isMissing(read) ? [] : (read as readonly HostRow[])));
  const domains = [...rows.map(({ input }) => input), ...Array.from({ length: 20_000 }, next)];
  return [...new Set(domains.flatMap((domain) => domain.split(/[.\u3002\uff0e\uff61]/)))];
}
