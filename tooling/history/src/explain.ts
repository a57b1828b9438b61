import type { ChangeName } from "@url/history";
import { CHANGES, compare, type DraftChangeName, PARSER_CHANGES } from "@url/history/internal";
import type { Case, CaseOf, ComparedName, DraftName, Subject } from "./case.ts";
import type { Change, DifferenceClass, Trial } from "./class.ts";
import { CLASSES } from "./classes/index.ts";
import { explainReference } from "./explain-reference.ts";
import type { Explanation } from "./explanation.ts";
import { subjectOf } from "./subjects/index.ts";
import { encoderOf } from "./subjects/parse.ts";
import { sameView, type View } from "./view.ts";

/**
 * Compares a document with today's Standard on one input, with all classes but `without`. Returns null if the document does
 * not have the algorithm, or if the two sides differ before: in the base of a reference, or in the URL of a setter.
 */
export function explain(document: ComparedName, input: Case, without?: ChangeName): Explanation | null {
  if (document !== "html5" && document !== "rfc3986") return explainCase(document, input as CaseOf<Subject>, without);
  return input.subject === "parse" ? explainReference(document, input, without) : null;
}

function explainCase<S extends Subject>(
  document: DraftName,
  input: CaseOf<S>,
  without: ChangeName | undefined,
): Explanation | null {
  const subject = subjectOf<S>(input);
  if (!subject.documents.includes(document)) return null;
  if (subject.isComparable !== undefined && !subject.isComparable(document, input)) return null;
  if (input.subject === "parse") return explainParse(document, input as CaseOf<"parse">, without);
  const old = subject.old(document, input);
  const now = subject.now(input);
  if (sameView(old, now)) return { old, now, isDifferent: false, classes: [], left: old };

  const classes: DraftChangeName[] = [];
  let trial: Trial<S> = { document, input, view: old, now };
  for (const [name, { changes }] of Object.entries(CLASSES) as [DraftChangeName, DifferenceClass][]) {
    if (name === without) continue;
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
function explainParse(
  document: DraftName,
  { input, base, encoding }: CaseOf<"parse">,
  without: ChangeName | undefined,
): Explanation {
  const changes = Object.fromEntries(Object.entries(PARSER_CHANGES).filter(([name]) => name !== without));
  const given = { input, base, encoding: encoding === undefined ? undefined : encoderOf(encoding) };
  const compared = compare(document, given, changes);
  const [old, now, left] = [compared.from, compared.to, compared.left].map((view) => view && { ...view });
  return { old: old!, now: now!, left: left!, isDifferent: !sameView(old!, now!), classes: compared.changes };
}

function withHrefOf(view: View, now: View): View {
  return view === null || now === null || !("href" in now) ? view : { ...view, href: now.href ?? null };
}
