import { sameView, type View } from "../changes/trial.ts";
import type { DraftInput } from "../draft-parser.ts";
import { readWith } from "./read.ts";
import { URI_CHANGES, type URIChangeName, type URIDocument } from "./table.ts";

/** What {@link explainURI} finds. */
export interface ExplainedURI {
  /** The names of the rules without which the result is not today's. */
  readonly changes: readonly URIChangeName[];
  /** Whether these rules lead from the document's result to today's. */
  readonly isExplained: boolean;
}

/**
 * Names the rules that make the difference between what a document returned and what today's Standard did. `base` is the
 * base, which both have parsed to the same. The rules of the document are replaced by today's, one after the other, until
 * the result is today's; then those are taken back that it does not need. None of them sees today's result, so that a
 * name cannot stand for what it does not say.
 */
export function explainURI(
  document: URIDocument,
  given: Omit<DraftInput, "base">,
  { from, to, base }: { readonly from: View; readonly to: View; readonly base: View },
  known: readonly URIChangeName[] = NAMES,
): ExplainedURI {
  const read = (names: ReadonlySet<URIChangeName>) =>
    readWith({ document, isToday: (name) => names.has(name) }, given, base);
  const replaced = new Set<URIChangeName>();
  if (!sameView(read(replaced), from)) return { changes: [], isExplained: false };
  const isToday = () => sameView(read(replaced), to);
  for (const name of known) {
    if (isToday()) break;
    if (URI_CHANGES[name].sections[document] !== undefined) replaced.add(name);
  }
  if (!isToday()) return { changes: [...replaced], isExplained: false };
  for (const name of [...replaced]) {
    replaced.delete(name);
    if (!isToday()) replaced.add(name);
  }
  return { changes: known.filter((name) => replaced.has(name)), isExplained: true };
}

const NAMES: readonly URIChangeName[] = /* @__PURE__ */ Object.keys(URI_CHANGES) as URIChangeName[];
