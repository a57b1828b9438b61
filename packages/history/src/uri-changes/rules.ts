import type { URIChangeName, URIDocument } from "./table.ts";

/** The rules of a parse: those of a document, some of them replaced by today's. */
export interface Rules {
  readonly document: URIDocument;
  /** Whether the rule of this name is today's. */
  readonly isToday: (name: URIChangeName) => boolean;
}

/** Returns true if a text has only what the grammar of RFC 3986 allows in every component, as far as its rules are in force. */
export function isAllowed({ isToday }: Rules, text: string): boolean {
  if (!isToday("characters") && NOT_IN_URI.test(text)) return false;
  return isToday("percent-signs") || !LONE_PERCENT_SIGN.test(text);
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
const NOT_IN_URI: RegExp = /[^\w.~!$&'()*+,;=:@/?%-]/;
export const LONE_PERCENT_SIGN: RegExp = /%(?![\da-f]{2})/i;
