import { codePointValue } from "./code-points.ts";

/** Whether a code point is in the set. */
export type PercentEncodeSet = (c: string) => boolean;

/** @see https://url.spec.whatwg.org/#c0-control-percent-encode-set */
export const C0_CONTROL: PercentEncodeSet = (c) => codePointValue(c) <= 0x1f || codePointValue(c) > 0x7e;

/** @see https://url.spec.whatwg.org/#fragment-percent-encode-set */
export const FRAGMENT: PercentEncodeSet = (c) => C0_CONTROL(c) || ' "<>`'.includes(c);

/** @see https://url.spec.whatwg.org/#query-percent-encode-set */
export const QUERY: PercentEncodeSet = (c) => C0_CONTROL(c) || ' "#<>'.includes(c);

/** @see https://url.spec.whatwg.org/#special-query-percent-encode-set */
export const SPECIAL_QUERY: PercentEncodeSet = (c) => QUERY(c) || c === "'";

/** @see https://url.spec.whatwg.org/#path-percent-encode-set */
export const PATH: PercentEncodeSet = (c) => QUERY(c) || "?^`{}".includes(c);

/** @see https://url.spec.whatwg.org/#userinfo-percent-encode-set */
export const USERINFO: PercentEncodeSet = (c) => PATH(c) || "/:;=@[\\]|".includes(c);

/** @see https://url.spec.whatwg.org/#component-percent-encode-set */
export const COMPONENT: PercentEncodeSet = (c) => USERINFO(c) || "$%&+,".includes(c);

/** @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set */
export const FORM_URLENCODED: PercentEncodeSet = (c) => COMPONENT(c) || "!'()~".includes(c);
