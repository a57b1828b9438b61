import type { Report, URLError } from "./error.ts";

/**
 * Runs a parse whose listener may stop it: `report` returning `false` ends the parse with that error.
 * The stop is a throw that never leaves this function, so no step of the parser has to ask for it.
 */
export function listen<T>(report: Report, parse: (report: Report) => T): T | URLError {
  let halted: URLError | null = null;
  try {
    return parse((code, start, end) => {
      if (report(code, start, end) !== false) return;
      halted = { code, start, end };
      throw halted;
    });
  } catch (thrown) {
    if (halted === null || thrown !== halted) throw thrown;
    return halted;
  }
}
