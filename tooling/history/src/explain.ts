import type { ChangeName as ClassName } from "@url/history";
import { CHANGES, compare, PARSER_CHANGES } from "@url/history/internal";
import type { Case, CaseOf, DraftName, Subject } from "./case.ts";
import type { Change, DifferenceClass, Trial } from "./class.ts";
import { CLASSES } from "./classes/index.ts";
import { subjectOf } from "./subjects/index.ts";
import { encoderOf } from "./subjects/parse.ts";
import { sameView, type View } from "./view.ts";

/** What was found out about a case. */
export interface Explanation {
  readonly old: View;
  readonly now: View;
  readonly isDifferent: boolean;
  /** The classes whose changes, one after the other, lead from the old result toward the new one. */
  readonly classes: readonly ClassName[];
  /** The old result with all changes: if it is not the new one, the difference has no name. */
  readonly left: View;
}

/**
 * Compares a document with today's Standard on one input. Returns null if the document does not have the algorithm, or if
 * the two sides differ before: in the base of a reference, or in the URL of a setter.
 */
export function explain(document: DraftName, input: Case, classes: Classes = CLASSES): Explanation | null {
  return explainCase(document, input as CaseOf<Subject>, classes);
}

type Classes = Readonly<Partial<Record<ClassName, DifferenceClass>>>;

function explainCase<S extends Subject>(document: DraftName, input: CaseOf<S>, known: Classes): Explanation | null {
  const subject = subjectOf<S>(input);
  if (!subject.documents.includes(document)) return null;
  if (subject.isComparable !== undefined && !subject.isComparable(document, input)) return null;
  if (input.subject === "parse") return explainParse(document, input as CaseOf<"parse">, known);
  const old = subject.old(document, input);
  const now = subject.now(input);
  if (sameView(old, now)) return { old, now, isDifferent: false, classes: [], left: old };

  const classes: ClassName[] = [];
  let trial: Trial<S> = { document, input, view: old, now };
  for (const [name, { changes }] of Object.entries(known) as [ClassName, DifferenceClass][]) {
    const change = changes[input.subject as keyof typeof changes] as Change<S> | undefined;
    if (change === undefined || CHANGES[name].sections[document] === undefined || sameView(trial.view, now)) continue;
    const next = change(trial);
    if (!sameView(next.view, trial.view)) classes.push(name);
    trial = next;
  }
  // The serialization follows from the components: it is a difference of its own only if nothing else is.
  const left = classes.length > 0 ? withHrefOf(trial.view, now) : trial.view;
  return { old, now, isDifferent: true, classes, left };
}

/** The parser is compared by the package. */
function explainParse(document: DraftName, { input, base, encoding }: CaseOf<"parse">, known: Classes): Explanation {
  const changes = Object.fromEntries(Object.entries(PARSER_CHANGES).filter(([name]) => Object.hasOwn(known, name)));
  const given = { input, base, encoding: encoding === undefined ? undefined : encoderOf(encoding) };
  const compared = compare(document, given, changes);
  const [old, now, left] = [compared.from, compared.to, compared.left].map((view) => view && { ...view });
  return { old: old!, now: now!, left: left!, isDifferent: !sameView(old!, now!), classes: compared.changes };
}

function withHrefOf(view: View, now: View): View {
  return view === null || now === null || !("href" in now) ? view : { ...view, href: now.href ?? null };
}
