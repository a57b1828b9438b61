export const FULL_STOP = 0x2e;
export const DIGIT_ZERO = 0x30;
export const COLON = 0x3a;
