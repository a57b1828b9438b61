// The offsets of a record in their order: `splice` is told by them which of them move. They have a file of their own
// because esbuild writes the numbers where they are used only if nothing but constants stands before them.

export const SCHEME_END = 0;
export const HOST_START = 2;
export const HOST_END = 3;
export const PATH_START = 4;
export const QUERY_START = 5;
export const FRAGMENT_START = 6;
export const END = 7;
