import type { Export } from "./exports.ts";
import { noStandardFor } from "./no-standard.ts";

/** Returns what the doc comments of `exports` lack, such as `@url/parser setPort: no @example`. */
export function gapsIn(exports: readonly Export[]): string[] {
  return exports.flatMap((item) => missingIn(item).map((missing) => `${item.entry} ${item.name}: ${missing}`));
}

function missingIn(item: Export): string[] {
  const { doc, kind } = item;
  if (doc === undefined || doc.summary === "") return ["no doc comment"];
  const has = (tag: string) => doc.tags.some((found) => found.tag === tag && found.text !== "");
  const missing: string[] = [];
  if (kind === "function" && !VERB.test(doc.summary)) missing.push("the first line does not start with a verb");
  if (kind === "function" && !has("example")) missing.push("no @example");
  if (kind !== "type" && !has("see") && noStandardFor(item) === undefined) missing.push("no @see");
  return missing;
}

/** "Parses", "Returns": the third person of a verb. */
const VERB = /^(?!(?:This|Is|Has|As|Was|Does|Always)\b)[A-Z][a-z]+s\b/;
