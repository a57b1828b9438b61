import type { URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { expectOneOf } from "@url/result/internal";
import { type DraftInput, type DraftName, PARSERS, parseWith } from "../draft-parser.ts";
import { type CompareAsOptions, readInput } from "../parse-as.ts";
import { parseToday } from "../parse-today.ts";
import type { ParseAsError, ParsedAs } from "../parsed-as.ts";
import { AUTHORITY } from "./authority.ts";
import { FILES } from "./files.ts";
import { HOSTS } from "./hosts.ts";
import { PATH_AND_AFTER } from "./path-and-after.ts";
import { SCHEMES } from "./schemes.ts";
import { SLIPS } from "./slips.ts";
import type { ChangeName } from "./table.ts";
import { CHANGES } from "./table.ts";
import { type MakeChange, type ParserChanges, sameView, type Trial, type View } from "./trial.ts";

/** What {@link compareAs} finds. */
export interface Comparison {
  /** What the document returns. */
  readonly old: Result<ParsedAs, ParseAsError>;
  /** What today's Standard returns. */
  readonly today: Result<ParsedAs, ParseAsError>;
  /**
   * The names of the changes since the document that lead from its result to today's; empty if both are the same. If the
   * base is parsed to something else already, these are its changes.
   */
  readonly changes: readonly ChangeName[];
  /** Whether the changes lead to today's result. No input is known for which they do not. */
  readonly isExplained: boolean;
}

/**
 * Parses a text as a draft says and as today's Standard says, and names what makes the difference. {@link explainChange}
 * says what a name means.
 * @throws TypeError or RangeError for a wrong argument or option
 * @example compareAs("2014", "http://a:65536/").changes // → ["port-out-of-range"]
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function compareAs(document: DraftName, input: string, base?: URLLike, options?: CompareAsOptions): Comparison {
  expectOneOf(document, DRAFTS, "compareAs", "document");
  const given = readInput("compareAs", input, base, options);
  const found = compare(document, given);
  const ofBase = given.base === null ? null : compare(document, { input: given.base, base: null });
  const { changes, left, to } = ofBase !== null && !sameView(ofBase.from, ofBase.to) ? ofBase : found;
  return { old: found.old, today: found.today, changes, isExplained: sameView(left, to) };
}

const DRAFTS: readonly string[] = ["2012", "2014", "2015"];

/**
 * The changes of the parser, in the order in which they are tried: what changes the input first. Not a spread: bundlers keep
 * one at the top of a module even if nothing uses it.
 */
export const PARSER_CHANGES: ParserChanges = /* @__PURE__ */ Object.assign(
  {},
  SLIPS,
  SCHEMES,
  HOSTS,
  FILES,
  AUTHORITY,
  PATH_AND_AFTER,
);

/** What {@link compare} finds. */
export interface Compared extends Omit<Comparison, "isExplained"> {
  /** The document's result without the reason of a failure. */
  readonly from: View;
  /** Today's. */
  readonly to: View;
  /** The document's result with all changes. */
  readonly left: View;
}

/** Compares with the changes of `known`, one after the other. Does not look at the base by itself. */
export function compare(document: DraftName, input: DraftInput, known: ParserChanges = PARSER_CHANGES): Compared {
  const parser = PARSERS[document];
  const [old, today] = [parseWith(parser, input), parseToday(input)];
  const [from, to] = [old.ok ? old.value : null, today.ok ? today.value : null];
  const changes: ChangeName[] = [];
  let trial: Trial = { document, input, view: from, now: to, parser };
  for (const [name, makeChange] of Object.entries(known) as [ChangeName, MakeChange][]) {
    if (CHANGES[name].sections[document] === undefined || sameView(trial.view, to)) continue;
    const next = makeChange(trial);
    if (!sameView(next.view, trial.view)) changes.push(name);
    trial = next;
  }
  // The serialization follows from the components: it is a difference of its own only if nothing else is.
  const left = changes.length > 0 ? withHrefOf(trial.view, to) : trial.view;
  return { old, today, from, to, changes, left };
}

function withHrefOf(view: View, to: View): View {
  return view === null || to === null ? view : { ...view, href: to.href };
}
