import { URLPattern } from "../api/url-pattern.ts";
import { conforms } from "./probe.ts";

/** Defines `URLPattern` on `global`, unless it exists and passes a short conformance check. */
export function install(global: object): void {
  if (conforms(global)) return;
  // Web IDL: interface objects are not enumerable on the global.
  Object.defineProperty(global, "URLPattern", { value: URLPattern, writable: true, configurable: true });
}
