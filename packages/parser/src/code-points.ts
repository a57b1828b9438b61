// In a file of their own: esbuild writes the numbers where they are used only if nothing but constants stands
// before them.

export const SPACE = 0x20;
export const PERCENT_SIGN = 0x25;
export const PLUS_SIGN = 0x2b;
export const HYPHEN_MINUS = 0x2d;
export const FULL_STOP = 0x2e;
export const SOLIDUS = 0x2f;
export const COLON = 0x3a;
export const REVERSE_SOLIDUS = 0x5c;
export const VERTICAL_LINE = 0x7c;
