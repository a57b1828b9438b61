export { iterate, parse, parseInto } from "./parse.ts";
export { type Pair, parseString } from "./parse-string.ts";
export { serialize } from "./serialize.ts";
export {
  type FormDataLike,
  type Pairs,
  type Repeated,
  toFormData,
  toMap,
  toObject,
  type UniqueResult,
} from "./views.ts";
