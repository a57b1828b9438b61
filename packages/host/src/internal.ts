// What packages of this family share. Not for others: anything here may change in any release.
export { canonicalizeIPv4At } from "#fast";
export { canonicalizeHost } from "./canonicalize.ts";
export { FORBIDDEN_DOMAIN_CODE_POINT, FORBIDDEN_HOST_CODE_POINT } from "./forbidden.ts";
export { expectHostListener, type ListensToHost, stoppable } from "./listener.ts";
export { readHostOf } from "./parse.ts";
export { textOfHost } from "./serialize.ts";
export { type HostSteps, hostSteps } from "./steps.ts";
