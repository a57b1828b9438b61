export { isPrivateScheme } from "./private.ts";
export { registeredSchemes, type SchemeStatus, schemeStatus } from "./status.ts";
export { REGISTRY_DATE } from "./tables.ts";
