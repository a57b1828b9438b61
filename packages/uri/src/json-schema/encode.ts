import { C0_CONTROL, extend, type PercentEncodeSet, utf8PercentEncode } from "@url/percent";

/**
 * Percent-encodes what a component cannot hold, in UTF-8. Triplets stay as they are, and a "%" that starts none
 * becomes "%25".
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1
 */
export function encodeComponent(text: string, set: PercentEncodeSet): string {
  return utf8PercentEncode(text.replace(/%(?![\dA-Fa-f]{2})/g, "%25"), set);
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.4 */
export const NOT_IN_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>[\\]^`{|}');

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
export const NOT_IN_PATH: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_QUERY, "?");

/** A first segment that has no scheme before it. */
export const NOT_IN_FIRST_SEGMENT: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_PATH, ":");

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 */
export const NOT_IN_USERINFO: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_PATH, "/@");

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
export const NOT_IN_REG_NAME: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_USERINFO, ":");
