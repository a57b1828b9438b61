/** The result of an algorithm for which a draft says "return failure". */
export const FAILURE: unique symbol = /* @__PURE__ */ Symbol("failure");
export type Failure = typeof FAILURE;
