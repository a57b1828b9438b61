import type { HostListener } from "@url/host";
import { refuseType } from "@url/result/internal";
import type { FatalError } from "./error.ts";
import type { Steps } from "./steps.ts";

declare const listener: unique symbol;

/**
 * What `createListener` returns. Pass it as the option `report`; it has nothing to read or to call. `parseHost`
 * of `@url/host` takes it too.
 */
export interface Listener extends HostListener {
  /** Exists in the type only. */
  readonly [listener]: true;
}

/** What a listener is inside this family. */
export interface ListensToURL extends Listener {
  /** Runs `parse`. Returns what it returns, or the error at which the report returned `false`. */
  listenToURL<T>(parse: (steps: Steps) => T): T | FatalError;
}

/** @throws TypeError if `value` is not a listener that can listen to URLs */
export function expectListener(value: unknown, where: string, name: string): ListensToURL {
  if (typeof (value as ListensToURL | null)?.listenToURL === "function") return value as ListensToURL;
  return refuseType(value, where, name, "what createListener(…) of @url/parser returns");
}
