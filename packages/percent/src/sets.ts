import { expectNumber, expectText, isBytes, propertyOf, refuseType } from "@url/result/internal";

/**
 * A percent-encode set: one of the eight of the Standard, or what {@link extend} returns. Every code point above U+007E
 * is in every set.
 *
 * `table` and `members` are for this family of packages. `table` holds for every ASCII code point 0 (not in the set), 1
 * (percent-encode it) or, for the space of the form set, 2 (write "+"). That exception is a value in the table because
 * the Standard ties it to one set, so that no function has to ask which set it was given. `members` finds the first
 * member of a text: V8 scans with a regular expression at 0.6 ns a unit, and with a loop over the table at 1.5. Its
 * source is one class, "[…]".
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export interface PercentEncodeSet {
  readonly table: Readonly<Uint8Array>;
  readonly members: RegExp;
}

/** The values of {@link PercentEncodeSet.table} for members. */
export const PERCENT = 1;
export const PLUS = 2;

/**
 * U+0000 to U+001F, and everything above U+007E. The set of opaque hosts and opaque paths.
 * @see https://url.spec.whatwg.org/#c0-control-percent-encode-set
 */
export const C0_CONTROL: PercentEncodeSet = /* @__PURE__ */ createSet(/[\0-\x1f\x7f-\uffff]/);

/**
 * The set of fragments.
 * @see https://url.spec.whatwg.org/#fragment-percent-encode-set
 */
export const FRAGMENT: PercentEncodeSet = /* @__PURE__ */ extendSet(C0_CONTROL, ' "<>`');

/**
 * The set of queries of URLs that are not special.
 * @see https://url.spec.whatwg.org/#query-percent-encode-set
 */
export const QUERY: PercentEncodeSet = /* @__PURE__ */ extendSet(C0_CONTROL, ' "#<>');

/**
 * The set of queries of special URLs.
 * @see https://url.spec.whatwg.org/#special-query-percent-encode-set
 */
export const SPECIAL_QUERY: PercentEncodeSet = /* @__PURE__ */ extendSet(QUERY, "'");

/**
 * The set of paths.
 * @see https://url.spec.whatwg.org/#path-percent-encode-set
 */
export const PATH: PercentEncodeSet = /* @__PURE__ */ extendSet(QUERY, "?^`{}");

/**
 * The set of usernames and passwords.
 * @see https://url.spec.whatwg.org/#userinfo-percent-encode-set
 */
export const USERINFO: PercentEncodeSet = /* @__PURE__ */ extendSet(PATH, "/:;=@[\\]|");

/**
 * The set for one component: with it, `utf8PercentEncode` returns what `encodeURIComponent` returns. It and the form set
 * are the only ones that contain "%", so that decoding gives back the text.
 * @see https://url.spec.whatwg.org/#component-percent-encode-set
 */
export const COMPONENT: PercentEncodeSet = /* @__PURE__ */ extendSet(USERINFO, "$%&+,");

/**
 * The set of form bodies: everything but ASCII letters and digits and `*-._`. It is the only one with which a space is
 * written "+".
 * @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 */
export const FORM_URLENCODED: PercentEncodeSet = /* @__PURE__ */ createSet(/[\0-),+/:-@[-^`{-\uffff]/, PLUS);

/**
 * Returns a new set: the members of `set`, and every ASCII character of `characters`.
 * @throws TypeError if `set` is not a percent-encode set, or `characters` is not a string
 * @example utf8PercentEncode("a;b", extend(PATH, ";")) // → "a%3Bb"
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 */
export function extend(set: PercentEncodeSet, characters: string): PercentEncodeSet {
  expectSet(set, "extend");
  expectText(characters, "extend", "characters");
  return extendSet(set, characters);
}

/**
 * Returns true if `codePoint` is in `set`.
 * @throws TypeError if `codePoint` is not a number, or `set` not a percent-encode set
 * @example isInSet(0x20, PATH) // → true
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 */
export function isInSet(codePoint: number, set: PercentEncodeSet): boolean {
  expectNumber(codePoint, "isInSet", "codePoint");
  expectSet(set, "isInSet");
  return (codePoint > 0x7e && codePoint <= 0x10ffff) || set.table[codePoint]! > 0;
}

/** @throws TypeError if `set` is not a percent-encode set */
export function expectSet(set: PercentEncodeSet, caller: string): void {
  if (!isBytes(propertyOf(set, "table")) || !propertyOf(set, "members"))
    refuseType(set, caller, "set", "a percent-encode set");
}

/** Creates a set of its own, not an extension: an extension would put every set before it into the bundle. */
export function createSet(members: RegExp, space: number = PERCENT): PercentEncodeSet {
  const table = Uint8Array.from({ length: 0x80 }, (_, unit) => +members.test(String.fromCharCode(unit)));
  table[0x20]! *= space;
  return { table, members };
}

function extendSet({ members, table }: PercentEncodeSet, characters: string): PercentEncodeSet {
  // Each character once: a class of millions of them takes 20 bytes for each.
  const escaped = Array.from(new Set(characters))
    .join("")
    .replace(/[\\\]^-]/g, "\\$&");
  return createSet(new RegExp(`${members.source.slice(0, -1)}${escaped}]`), table[0x20] || PERCENT);
}
