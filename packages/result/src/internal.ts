export {
  expectKnown,
  expectOptions,
  expectPlain,
  flagOf,
  type OptionChecks,
} from "./checks/options.ts";
export { expectPair, expectPairs } from "./checks/pairs.ts";
export { type Check, refuse, refuseNumber, refuseType } from "./checks/refuse.ts";
export {
  expectArray,
  expectBoolean,
  expectBytes,
  expectFunction,
  expectMap,
  expectNumber,
  expectObject,
  expectText,
  isArray,
  isBytes,
  propertyOf,
  unlessRevoked,
} from "./checks/types.ts";
export { expectLimit, expectOffset, expectOneOf, oneOf } from "./checks/values.ts";
export { readDeltas, readNumbers } from "./numbers.ts";
