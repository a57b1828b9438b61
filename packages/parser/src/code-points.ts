// In a file of their own: esbuild writes the numbers where they are used only if nothing but constants stands
// before them.

export const SPACE = 0x20;
export const NUMBER_SIGN = 0x23;
export const PERCENT_SIGN = 0x25;
export const PLUS_SIGN = 0x2b;
export const HYPHEN_MINUS = 0x2d;
export const FULL_STOP = 0x2e;
export const SOLIDUS = 0x2f;
export const DIGIT_ZERO = 0x30;
export const DIGIT_NINE = 0x39;
export const COLON = 0x3a;
export const QUESTION_MARK = 0x3f;
export const COMMERCIAL_AT = 0x40;
export const LEFT_SQUARE_BRACKET = 0x5b;
export const REVERSE_SOLIDUS = 0x5c;
export const SMALL_A = 0x61;
export const SMALL_F = 0x66;
export const SMALL_G = 0x67;
export const SMALL_H = 0x68;
export const SMALL_W = 0x77;
export const SMALL_X = 0x78;
export const SMALL_Z = 0x7a;
export const VERTICAL_LINE = 0x7c;
export const TILDE = 0x7e;
