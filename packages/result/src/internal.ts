export { expectOptions, type OptionChecks } from "./checks/options.ts";
export { type Check, refuse, refuseValue } from "./checks/refuse.ts";
export { expectArray, expectBoolean, expectFunction, expectObject, expectString } from "./checks/types.ts";
export { expectLimit, expectOneOf, oneOf, orNull } from "./checks/values.ts";
