import { expectOneOf } from "@url/result/internal";
import type { DraftName } from "../draft-parser.ts";
import { CHANGES, type ChangeName } from "./table.ts";

/** What {@link explainChange} says about a change. */
export interface ChangeExplanation {
  readonly name: ChangeName;
  /** What the documents say, in our words. */
  readonly old: string;
  /** What today's Standard says, in our words. */
  readonly today: string;
  /** Where the documents say it, for those that it concerns. */
  readonly sections: Readonly<Partial<Record<DraftName, string>>>;
  /** The address of the place in today's Standard. */
  readonly standard: string;
}

/**
 * Explains a difference that {@link compareAs} has named: what the documents say, and what today's Standard says, both in our
 * words, and where.
 * @throws TypeError if `name` is not a string, RangeError if it is not the name of a change
 * @example explainChange("port-out-of-range").old // → "a port may have any number of digits"
 * @see https://url.spec.whatwg.org/
 */
export function explainChange(name: ChangeName): ChangeExplanation {
  expectOneOf(name, CHANGE_NAMES, "explainChange", "name");
  const { old, today, sections, anchor } = CHANGES[name];
  return { name, old, today, sections, standard: `https://url.spec.whatwg.org/#${anchor}` };
}

/**
 * The names of all changes, in the order of their components.
 * @see https://url.spec.whatwg.org/
 */
export const CHANGE_NAMES: readonly ChangeName[] = /* @__PURE__ */ Object.keys(CHANGES) as ChangeName[];
