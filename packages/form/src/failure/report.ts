import type { Settings } from "../options/settings.ts";
import type { FormFailure } from "./failure.ts";

/** Tells the option `onReject` of a failure. What it throws is ignored: the client gets its answer. */
export function report(failure: FormFailure, request: unknown, onReject: Settings["onReject"]): void {
  try {
    onReject?.(failure, request as never);
  } catch {
    // A monitor that is broken must not break the server.
  }
}
