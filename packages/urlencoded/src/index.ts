export type { Pairs } from "./pairs.ts";
export { iterate, parse, parseInto } from "./parse.ts";
export { type Pair, parseString } from "./parse-string.ts";
export { serialize } from "./serialize.ts";
export {
  type FormDataLike,
  type Repeated,
  type RepeatedNameError,
  toFormData,
  toMap,
  toObject,
} from "./views.ts";
