import { sameView } from "../changes/trial.ts";
import type { Comparison } from "../comparison.ts";
import type { DraftInput } from "../draft-parser.ts";
import { parseToday } from "../parse-today.ts";
import { parseByHTML5, parseByRFC3986 } from "../parse-uri.ts";
import { explainURI } from "./explain-uri.ts";
import type { URIDocument } from "./table.ts";

/** `compareAs` for HTML5 and RFC 3986. If the base is parsed to something else already, it names the changes of the base. */
export function compareURI(document: URIDocument, given: DraftInput): Comparison {
  const [old, today] = [PARSERS[document](given), parseToday(given)];
  const [from, to] = [viewOrNull(old), viewOrNull(today)];
  if (sameView(from, to)) return { old, today, changes: [], isExplained: true };
  const ofBase = given.base === null ? null : parseBoth(document, { input: given.base, base: null });
  const found =
    ofBase === null || sameView(ofBase.from, ofBase.to)
      ? explainURI(document, given, { from, to, base: ofBase?.to ?? null })
      : explainURI(document, { input: given.base! }, { ...ofBase, base: null });
  return { old, today, ...found };
}

const PARSERS = { html5: parseByHTML5, rfc3986: parseByRFC3986 };

function parseBoth(document: URIDocument, given: DraftInput) {
  return { from: viewOrNull(PARSERS[document](given)), to: viewOrNull(parseToday(given)) };
}

function viewOrNull(result: ReturnType<typeof parseToday>) {
  return result.ok ? result.value : null;
}
