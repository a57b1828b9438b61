export { interfaceId, linkLocal, macOf, solicitedNode, type WithMACError, withMAC } from "./eui64.ts";
export type { MACError } from "./mac.ts";
