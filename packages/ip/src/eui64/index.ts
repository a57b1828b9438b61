export { type InterfacePrefixError, interfaceId, linkLocal, macOf, solicitedNode, withMAC } from "./eui64.ts";
export type { MACError } from "./mac.ts";
