import type { RuleContext, Source, Visitors } from "../eslint.ts";
import { inJavaScript } from "./javascript.ts";
import { inJSON } from "./json.ts";
import { inMarkdown } from "./markdown.ts";
import type { Found } from "./placed-url.ts";

/** Returns visitors that find the URLs of a file. The types of nodes tell the languages apart. */
export function findURLs(context: RuleContext, found: (source: Source) => Found): Visitors {
  const source = context.sourceCode as Source;
  const report = found(source);
  return { ...inJavaScript(source, report), ...inJSON(source, report), ...inMarkdown(source, report) };
}
