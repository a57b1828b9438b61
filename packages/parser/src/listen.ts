import type { Report, URLError } from "./error.ts";

/**
 * Runs a parse whose listener may stop it: `report` returning `false` ends the parse with that error.
 * The stop is a throw that never leaves this function, so no step of the parser has to ask for it.
 */
export function listen<T>(report: Report, parse: (report: Report) => T): T | URLError {
  // The error is a property: Hermes 0.12, optimizing, takes a variable that a closure assigns for unchanged in `catch`.
  const halt: { error: URLError | null } = { error: null };
  try {
    return parse((code, start, end) => {
      if (report(code, start, end) !== false) return;
      throw (halt.error = { code, start, end });
    });
  } catch (thrown) {
    if (halt.error === null || thrown !== halt.error) throw thrown;
    return halt.error;
  }
}
