import { expectOneOf } from "@url/result/internal";
import type { OldDocumentName } from "../parse-as.ts";
import { URI_CHANGES, type URIChangeName } from "../uri-changes/table.ts";
import { CHANGES, type DraftChangeName } from "./table.ts";

/** The name of a change. */
export type ChangeName = DraftChangeName | URIChangeName;

/** What {@link explainChange} says about a change. */
export interface ChangeExplanation {
  readonly name: ChangeName;
  /** What the documents say, in our words. */
  readonly old: string;
  /** What today's Standard says, in our words. */
  readonly today: string;
  /** Where the documents say it, for those that it concerns. */
  readonly sections: Readonly<Partial<Record<OldDocumentName, string>>>;
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
  const { old, today, sections, anchor } = isOfURI(name) ? URI_CHANGES[name] : CHANGES[name];
  return { name, old, today, sections, standard: `https://url.spec.whatwg.org/#${anchor}` };
}

function isOfURI(name: ChangeName): name is URIChangeName {
  return Object.hasOwn(URI_CHANGES, name);
}

/**
 * The names of all changes: those since 2012, 2014 and 2015, then those since HTML5 and RFC 3986.
 * @see https://url.spec.whatwg.org/
 */
export const CHANGE_NAMES: readonly ChangeName[] = /* @__PURE__ */ [CHANGES, URI_CHANGES].flatMap(
  (changes) => Object.keys(changes) as ChangeName[],
);
