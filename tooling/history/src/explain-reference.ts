import { type ChangeName, type ParsedAs, parseAs } from "@url/history";
import { explainURI, URI_CHANGES, type URIChangeName, type URIDocument } from "@url/history/internal";
import type { CaseOf } from "./case.ts";
import type { Explanation } from "./explanation.ts";
import { encoderOf } from "./subjects/parse.ts";
import { sameView } from "./view.ts";

/** Compares HTML5 or RFC 3986 with today's Standard on one reference. Returns null if they differ in the base. */
export function explainReference(
  document: URIDocument,
  { input, base, encoding: label }: CaseOf<"parse">,
  without: ChangeName | undefined,
): Explanation | null {
  // RFC 3986 has no encodings.
  if (label !== undefined && document === "rfc3986") return null;
  const today = base === null ? null : viewAs("today", base);
  if (base !== null && (today === null || !sameView(viewAs(document, base), today))) return null;
  const encoding = label === undefined ? undefined : encoderOf(label);
  const [old, now] = [viewAs(document, input, base, encoding), viewAs("today", input, base, encoding)];
  if (sameView(old, now)) return { old, now, isDifferent: false, classes: [], left: old };
  const known = NAMES.filter((name) => name !== without);
  const given = { input, ...(encoding && { encoding }) };
  const { changes, isExplained } = explainURI(document, given, { from: old, to: now, base: today }, known);
  return { old, now, isDifferent: true, classes: changes, left: isExplained ? now : old };
}

const NAMES = Object.keys(URI_CHANGES) as URIChangeName[];

type View = (ParsedAs & Record<string, string | null>) | null;

function viewAs(
  document: URIDocument | "today",
  input: string,
  base: string | null = null,
  encoding?: ReturnType<typeof encoderOf>,
): View {
  const result = parseAs(document, input, base ?? undefined, encoding && { encoding });
  return result.ok ? { ...result.value } : null;
}
