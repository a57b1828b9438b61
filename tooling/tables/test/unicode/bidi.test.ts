import { toASCII } from "@url/idna";
import { expect, test } from "vitest";
import { readBidiClasses, readProperties, readStatuses } from "../../src/unicode/index.ts";

/** RFC 5893, section 2, to the letter: the six conditions over the Bidi classes of a label. */
function followsBidiRule(classes: readonly string[]): boolean {
  const has = (name: string): boolean => classes.includes(name);
  const only = (...names: readonly string[]): boolean => classes.every((name) => names.includes(name));
  const endsWith = (...names: readonly string[]): boolean => {
    const trimmed = [...classes];
    while (trimmed.at(-1) === "NSM") trimmed.pop();
    return names.includes(trimmed.at(-1) ?? "");
  };
  // 1. The first character must be a character with Bidi property L, R, or AL.
  const first = classes[0];
  if (first === "R" || first === "AL") {
    return (
      only("R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM") && // 2
      endsWith("R", "AL", "EN", "AN") && // 3
      !(has("EN") && has("AN")) // 4
    );
  }
  return first === "L" && only("L", "EN", "ES", "CS", "ET", "ON", "BN", "NSM") && endsWith("L", "EN"); // 5, 6
}

const SHORT: Readonly<Record<string, string>> = {
  Left_To_Right: "L",
  Right_To_Left: "R",
  Arabic_Letter: "AL",
  Arabic_Number: "AN",
  European_Number: "EN",
  European_Separator: "ES",
  Common_Separator: "CS",
  European_Terminator: "ET",
  Other_Neutral: "ON",
  Boundary_Neutral: "BN",
  Nonspacing_Mark: "NSM",
  Paragraph_Separator: "B",
  Segment_Separator: "S",
  White_Space: "WS",
};

test("follows the Bidi rule for every label of up to four characters, one of each class, in a Bidi domain", async () => {
  const { mappings, disallowed } = readStatuses();
  const { combining } = await readProperties();
  const representatives = Array.from(await readBidiClasses(), ([name, codePoints]) => {
    // One that processing leaves as it is: valid, and no mark that composes or reorders.
    const c = codePoints.find((c) => disallowed[c] !== 1 && !mappings.has(c) && combining[c] === 0 && c !== 0x2e);
    return [SHORT[name] as string, String.fromCodePoint(c as number)] as const;
  });
  expect(representatives.map(([name]) => name).sort()).toEqual(Object.values(SHORT).sort());

  const wrong: string[] = [];
  let accepted = 0;
  let labels: (readonly [classes: readonly string[], text: string])[] = [[[], ""]];
  for (let length = 1; length <= 4; length++) {
    labels = labels.flatMap(([classes, text]) =>
      representatives.map(([name, ch]) => [[...classes, name], text + ch] as const),
    );
    for (const [classes, text] of labels) {
      const isAccepted = toASCII(`${text}.\u05d0`).ok;
      if (isAccepted !== followsBidiRule(classes)) wrong.push(classes.join(" "));
      if (isAccepted) accepted++;
    }
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(1000);
});

test("does not apply the rule without a character of R, AL or AN", () => {
  expect(toASCII("0a!.ü")).toEqual({ ok: true, value: "0a!.xn--tda" });
  expect(toASCII("0a!.ü.\u0661").ok).toBe(false);
});
