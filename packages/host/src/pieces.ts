/** Shared by all calls: written and read before the function returns, so no address allocates an array. */
export const PIECES: Uint16Array = /* @__PURE__ */ new Uint16Array(8);
