/**
 * The value of each ASCII hex digit by its code unit, and 241 for any other unit below 256: `parseInt("1g", 16) - 16`
 * is -15, which is 241 in eight bits. Units above 255 give `undefined`, so test a digit with `!(digit <= 15)`.
 * A table is faster than comparisons, because a processor cannot predict whether the next unit is a digit or a letter.
 */
export const HEX_DIGIT_VALUES: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 256 },
  (_, unit) => parseInt(`1${String.fromCharCode(unit)}`, 16) - 16,
);
