import { hostListener } from "@url/host";
import type { Report, URLError } from "./error.ts";
import type { Listener } from "./listener.ts";
import { listenerSteps } from "./listener-steps.ts";
import { inRaw, type RawOffsets } from "./source.ts";

/**
 * Runs a parse for `report`, which may stop it: returning `false` ends the parse with that error. The stop is a
 * throw that never leaves this function, so no step of the parser has to ask for it.
 */
export function listen<T>(report: Report, parse: (listener: Listener) => T): T | URLError {
  let offsets: RawOffsets = null;
  // The error is a property: Hermes 0.12, optimizing, takes a variable that a closure assigns for unchanged in `catch`.
  const halt: { error: URLError | null } = { error: null };
  const hear: Report = (code, start, end) => {
    const error = inRaw({ code, start, end }, offsets);
    if (report(code, error.start, error.end) !== false) return;
    throw (halt.error = error);
  };
  const steps = listenerSteps(hear, (table) => {
    offsets = table;
  });
  try {
    return parse(Object.assign(hostListener(hear), steps));
  } catch (thrown) {
    if (halt.error === null || thrown !== halt.error) throw thrown;
    return halt.error;
  }
}
