export { expectOptions, type OptionChecks } from "./checks/options.ts";
export { type Check, refuse } from "./checks/refuse.ts";
export { expectBoolean, expectFunction, expectMap, expectString } from "./checks/types.ts";
export { expectLimit, expectOffset, expectOneOf, oneOf } from "./checks/values.ts";
