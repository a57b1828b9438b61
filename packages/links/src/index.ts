export { findLinks } from "./find-links.ts";
export { formatLink } from "./format/format-link.ts";
export { formatLinkParts, type LinkParts } from "./format/format-link-parts.ts";
export type { EmailLink, Link, URLLink } from "./link.ts";
export { createLinkFinder, findLinksInChunks, type LinkFinder } from "./link-finder.ts";
export { type LinkifyOptions, linkify } from "./linkify.ts";
export type { FindOptions } from "./options.ts";
export { parseLink } from "./parse-link.ts";
export { replaceLinks } from "./replace-links.ts";
