export type { Address } from "./address.ts";
export { type BigIntError, fromBigInt, toBigInt } from "./big-int.ts";
export { type BytesError, fromBytes, toBytes } from "./bytes.ts";
export type { AddressError, AddressErrorCode, IPError, Unless } from "./error.ts";
export { expand, type FormatOptions, format } from "./format.ts";
export { map, unmap } from "./mapped.ts";
export { compareAddresses, next, previous } from "./order.ts";
export { family, isAddress, parseAddress } from "./parse.ts";
export { parseScoped, type ScopedAddress, type ScopedError } from "./scoped.ts";
