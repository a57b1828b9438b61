import { inParts, scalarValuesOf } from "@url/percent/internal";

/** How a component is encoded: a pattern that matches runs of what it cannot contain, and whether triplets are kept. */
export interface ComponentEncoding {
  readonly wrong: RegExp;
  readonly keepsTriplets: boolean;
}

/** For data: only unreserved characters are kept. */
export const UNRESERVED: ComponentEncoding = { wrong: /[^\w.~-]+/g, keepsTriplets: false };

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
export const REG_NAME: ComponentEncoding = /* @__PURE__ */ allow("");

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 */
export const USERINFO: ComponentEncoding = /* @__PURE__ */ allow(":");

/** For a first segment without a scheme before it. */
export const FIRST_SEGMENT: ComponentEncoding = /* @__PURE__ */ allow("@");

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
export const PATH: ComponentEncoding = /* @__PURE__ */ allow(":@/");

/** For a query and for a fragment. */
export const QUERY: ComponentEncoding = /* @__PURE__ */ allow(":@/?");

/** For a whole URI: all reserved characters are kept. */
export const RESERVED: ComponentEncoding = /* @__PURE__ */ allow(":@/?#[\\]");

/** Allows unreserved characters, triplets, sub-delims, and the general delimiters that are given. */
function allow(delimiters: string): ComponentEncoding {
  return { wrong: new RegExp(`[^\\w.~%!$&'()*+,;=${delimiters}-]+`, "g"), keepsTriplets: true };
}

/**
 * Percent-encodes in UTF-8 what the component cannot contain. If triplets are kept, a "%" that does not start one becomes
 * "%25". A lone surrogate is encoded as U+FFFD.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1
 */
export function encode(text: string, { wrong, keepsTriplets }: ComponentEncoding): string {
  if (keepsTriplets) text = text.replace(/%(?![\dA-Fa-f]{2})/g, "%25");
  return text.search(wrong) === -1 ? text : inParts(text, (part) => part.replace(wrong, encodeRun));
}

function encodeRun(run: string): string {
  // `encodeURIComponent` keeps what RFC 2396 had as unreserved.
  return encodeURIComponent(scalarValuesOf(run)).replace(/[!'()*]/g, encodeUnit);
}

function encodeUnit(unit: string): string {
  return `%${unit.charCodeAt(0).toString(16).toUpperCase()}`;
}
