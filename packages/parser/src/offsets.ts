// The end of the scheme and the offsets of a record, in their order: `splice` moves all from one of them on. They are in a
// file of their own because esbuild inlines the numbers only from a module that starts with constants.

export const SCHEME_END = 0;
export const HOST_START = 2;
export const HOST_END = 3;
export const PATH_START = 4;
export const QUERY_START = 5;
export const FRAGMENT_START = 6;
export const END = 7;
