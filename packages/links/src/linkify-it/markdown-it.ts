import { propertyOf, refuseType } from "@url/result/internal";
import { settingsOf } from "../options.ts";
import { type MatcherOptions, matcherOf } from "./matcher.ts";

/** What the plug-in uses of markdown-it. */
export interface MarkdownIt {
  linkify: unknown;
  set(options: { linkify: boolean }): unknown;
}

/**
 * Makes markdown-it find links in the text by UTS #58, as a plug-in: `md.use(markdownItLinks)`. It turns on `linkify`.
 * @throws TypeError for an option of the wrong type, RangeError for a wrong value
 * @example markdownItLinks({ linkify: null, set: () => {} }) // → undefined
 * @see https://www.unicode.org/reports/tr58/
 */
export function markdownItLinks(md: MarkdownIt, options?: MatcherOptions): void {
  settingsOf(options, "markdownItLinks");
  if (typeof propertyOf(md, "set") !== "function" || ArrayBuffer.isView(md))
    refuseType(md, "markdownItLinks", "md", "a MarkdownIt");
  // In Markdown, these are around a link and not in it.
  md.linkify = matcherOf(options, { delimiters: "<>`", ...options }, "markdownItLinks");
  md.set({ linkify: true });
}
