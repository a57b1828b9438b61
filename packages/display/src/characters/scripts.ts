import { classOf } from "./classes.ts";

/**
 * Returns the resolved script set of a text: the scripts that all of its characters have, with "Hanb", "Jpan" and "Kore" for
 * the combinations in which Chinese, Japanese and Korean are written. `null` stands for all scripts, and an empty list says
 * that the text mixes scripts.
 * @see https://www.unicode.org/reports/tr39/#def-resolved-script-set
 */
export function resolveScripts(text: string): readonly string[] | null {
  let resolved: readonly string[] | null = null;
  for (const ch of text) {
    const { augmented } = classOf(ch.codePointAt(0) as number);
    if (augmented === null) continue;
    resolved = resolved === null ? augmented : resolved.filter((script) => augmented.includes(script));
    if (resolved.length === 0) break;
  }
  return resolved;
}

/**
 * Returns true if a label mixes scripts as no language does. As in the "highly restrictive" level of UTS #39, letters of
 * ASCII go together with Chinese, Japanese and Korean; other Latin letters do not, as in Chromium.
 * @see https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
export function mixesScripts(label: string): boolean {
  const resolved = resolveScripts(label);
  if (resolved === null || resolved.length > 0) return false;
  const rest = resolveScripts(label.replace(/[a-z]/gi, ""));
  return rest === null || !rest.some((script) => COMBINATIONS.includes(script));
}

/** Returns the names of the scripts that the characters of a text have, each once. */
export function scriptsIn(text: string): readonly string[] {
  const names = new Set<string>();
  for (const ch of text) {
    const { scripts } = classOf(ch.codePointAt(0) as number);
    if (scripts?.length === 1) names.add(scripts[0] as string);
  }
  return Array.from(names);
}

const COMBINATIONS: readonly string[] = ["Hanb", "Jpan", "Kore"];
