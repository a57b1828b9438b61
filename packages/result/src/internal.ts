export { expectOptions, type OptionChecks } from "./checks/options.ts";
export { type Check, refuse } from "./checks/refuse.ts";
export { expectArray, expectBoolean, expectFunction, expectMap, expectObject, expectString } from "./checks/types.ts";
export { expectLimit, expectOffset, expectOneOf, oneOf } from "./checks/values.ts";
