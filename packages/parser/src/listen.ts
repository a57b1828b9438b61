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
  let halted: URLError | null = null;
  const hear: Report = (code, start, end) => {
    const error = inRaw({ code, start, end }, offsets);
    if (report(code, error.start, error.end) !== false) return;
    halted = error;
    throw halted;
  };
  const steps = listenerSteps(hear, (table) => {
    offsets = table;
  });
  try {
    return parse(Object.assign(hostListener(hear), steps));
  } catch (thrown) {
    if (halted === null || thrown !== halted) throw thrown;
    return halted;
  }
}
