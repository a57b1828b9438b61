/** The first thing in a component that breaks a rule of the grammar: `[start, end)` in UTF-16 code units. */
interface Found<Component, Code> {
  readonly code: Code | "pct-encoded";
  readonly component: Component;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the first match of the pattern in `text[start, end)` as an error: it is in the component and breaks the rule
 * `code`, most often the rule of the component's own name. Returns `null` if there is none, and for an absent component,
 * which ends before its start.
 */
export function find<Component extends string, Code extends string = Component>(
  text: string,
  start: number,
  end: number,
  pattern: RegExp,
  component: Component,
  code: Code = component as string as Code,
): Found<Component, Code> | null {
  const found = start > end ? null : pattern.exec(text.slice(start, end));
  if (found === null) return null;
  const [match] = found;
  start += found.index;
  // If the pattern allows triplets, it finds a "%" only where no triplet starts.
  const isTriplet = match === "%" && !pattern.test("%00");
  return { code: isTriplet ? "pct-encoded" : code, component, start, end: start + match.length };
}
