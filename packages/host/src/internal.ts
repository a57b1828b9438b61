// What packages of this family share. Not for others: anything here may change in any release.
export { canonicalizeHost, expectHostListener, platformHref } from "#engine";
export { canonicalizeIPv4At } from "#fast";
export { FORBIDDEN_DOMAIN_CODE_POINT, FORBIDDEN_HOST_CODE_POINT } from "./forbidden.ts";
export { type ListensToHost, stoppable } from "./listener.ts";
export { readHostOf } from "./parse.ts";
export { textOfHost } from "./serialize.ts";
export { isSpecialName, SPECIAL_USE_TLDS } from "./special-use.ts";
export { type HostSteps, hostSteps } from "./steps.ts";
