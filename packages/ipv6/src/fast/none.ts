// The small build: what has an accelerator, without it.
export { writeIPv6 } from "../write.ts";
