export const FULL_STOP = 0x2e;
export const COLON = 0x3a;
