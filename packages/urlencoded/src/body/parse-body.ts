import { parse } from "../parse.ts";
import type { Pair } from "../parse-string.ts";
import type { BodyFailure } from "./failure.ts";
import { createGuard } from "./guard.ts";
import type { BodyOptions } from "./options.ts";

/**
 * The pairs of a form body, as `parse` gives them, or why it was refused. Nothing is ever cut off: a body
 * over a limit gives no pairs. No pair is built before the whole body was let through.
 */
export function parseBody(input: string | Uint8Array, options?: BodyOptions): Pair[] | BodyFailure {
  const guard = createGuard(options, "parseBody");
  return guard.check(input, true) ?? guard.end() ?? parse(input);
}
