import type { Result } from "@url/result";
import type { Comparison } from "../comparison.ts";
import { type DraftInput, type DraftName, PARSERS, parseWith } from "../draft-parser.ts";
import { parseToday } from "../parse-today.ts";
import type { ParseAsError, ParsedAs } from "../parsed-as.ts";
import { AUTHORITY } from "./authority.ts";
import { FILES } from "./files.ts";
import { HOSTS } from "./hosts.ts";
import { PATH_AND_AFTER } from "./path-and-after.ts";
import { SCHEMES } from "./schemes.ts";
import { SLIPS } from "./slips.ts";
import { CHANGES, type DraftChangeName } from "./table.ts";
import { type MakeChange, type ParserChanges, sameView, type Trial, type View } from "./trial.ts";

/** Compares with the changes of all drafts. If the base is parsed to something else already, they are the changes of the base. */
export function compareDraft(document: DraftName, given: DraftInput): Comparison {
  const found = compare(document, given);
  const ofBase = given.base === null ? null : compare(document, { input: given.base, base: null });
  const { changes, left, to } = ofBase !== null && !sameView(ofBase.from, ofBase.to) ? ofBase : found;
  return { old: found.old, today: found.today, changes, isExplained: sameView(left, to) };
}

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
export interface Compared {
  readonly old: Result<ParsedAs, ParseAsError>;
  readonly today: Result<ParsedAs, ParseAsError>;
  readonly changes: readonly DraftChangeName[];
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
  const changes: DraftChangeName[] = [];
  let trial: Trial = { document, input, view: from, now: to, parser };
  for (const [name, makeChange] of Object.entries(known) as [DraftChangeName, MakeChange][]) {
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
