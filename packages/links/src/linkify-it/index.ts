export { type MarkdownIt, markdownItLinks } from "./markdown-it.ts";
export { createMatcher, type LinkMatcher, type MatchedLink, type MatcherOptions } from "./matcher.ts";
