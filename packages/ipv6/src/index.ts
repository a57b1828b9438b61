export type { IPv6Error, IPv6ErrorCode } from "./error.ts";
export { parseIPv6 } from "./parse.ts";
export { serializeIPv6 } from "./serialize.ts";
