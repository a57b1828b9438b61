export { createLinkPolicy, type LinkPolicy, type LinkPolicyOptions } from "./link-policy.ts";
