// What packages of this family share. Not for others: anything here may change in any release.
export { MAPPED } from "./decode-tables.ts";
export { firstClassOf, mapDomain } from "./map.ts";
export { toNFC } from "./normalize.ts";
export { isMarkClass } from "./properties.ts";
export { decodePunycode, encodePunycode } from "./punycode.ts";
export { assertEngine } from "./sentinel.ts";
