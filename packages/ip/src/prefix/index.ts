export { firstAddress, lastAddress, prefixLength, prefixSize } from "./bounds.ts";
export { type MaskError, netmask, netmaskLength, wildcard, wildcardLength } from "./masks.ts";
export { type ParsePrefixOptions, parsePrefix } from "./parse.ts";
export type { Prefix, PrefixError, PrefixErrorCode } from "./prefix.ts";
export { type AddressRangeError, rangeToPrefixes } from "./range.ts";
export { contains, overlaps } from "./relations.ts";
export { subnets, supernet } from "./subnets.ts";
