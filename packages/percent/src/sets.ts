/**
 * A percent-encode set: for every ASCII code point 0 (as it is), 1 (percent-encode) or, in the form set's
 * place for U+0020 SPACE, 2 (write "+"). Code points above U+007E belong to every set.
 *
 * A table, not a `Set`: membership is one load. "Space as plus" is a value in the table because the
 * Standard ties it to that one set; so no function asks which set it was given.
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export type PercentEncodeSet = Readonly<Uint8Array>;

/** What a set says of a code point: {@link PercentEncodeSet}. */
export const PERCENT = 1;
export const PLUS = 2;

/** @see https://url.spec.whatwg.org/#c0-control-percent-encode-set */
export const C0_CONTROL: PercentEncodeSet = /* @__PURE__ */ c0Control();

/** @see https://url.spec.whatwg.org/#fragment-percent-encode-set */
export const FRAGMENT: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "<>`');

/** @see https://url.spec.whatwg.org/#query-percent-encode-set */
export const QUERY: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>');

/** @see https://url.spec.whatwg.org/#special-query-percent-encode-set */
export const SPECIAL_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(QUERY, "'");

/** @see https://url.spec.whatwg.org/#path-percent-encode-set */
export const PATH: PercentEncodeSet = /* @__PURE__ */ extend(QUERY, "?^`{}");

/** @see https://url.spec.whatwg.org/#userinfo-percent-encode-set */
export const USERINFO: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "/:;=@[\\]|");

/**
 * Gives what `encodeURIComponent()` gives.
 * @see https://url.spec.whatwg.org/#component-percent-encode-set
 */
export const COMPONENT: PercentEncodeSet = /* @__PURE__ */ extend(USERINFO, "$%&+,");

/**
 * The one set under which a space becomes "+".
 * @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 */
export const FORM_URLENCODED: PercentEncodeSet = /* @__PURE__ */ extend(COMPONENT, "!'()~", PLUS);

/**
 * A new set: `set` and every ASCII character of `characters`.
 * With `space` 2 ({@link PLUS}) the new set writes U+0020 SPACE as "+".
 */
export function extend(set: PercentEncodeSet, characters: string, space?: typeof PLUS): PercentEncodeSet {
  const extended = set.slice();
  for (let i = 0; i < characters.length; i++) extended[characters.charCodeAt(i)] = PERCENT;
  if (space) extended[0x20] = space;
  return extended;
}

/** Is `codePoint` in `set`? */
export function isInSet(codePoint: number, set: PercentEncodeSet): boolean {
  return codePoint > 0x7e || set[codePoint] !== 0;
}

function c0Control(): PercentEncodeSet {
  // U+007F DELETE is above U+007E, so every look-up has answered before it reads there.
  return new Uint8Array(0x80).fill(PERCENT, 0, 0x20).fill(PERCENT, 0x7f);
}
