import { anyOf } from "@url/serializer/internal";
import { MAX_LENGTH } from "../grammar.ts";

/**
 * Returns true if `input` starts with a scheme and an authority as in normal form, in upper or lower case, up to a
 * delimiter. No path, query or fragment can fail. Law: `parseComponents` then succeeds.
 */
export function hasPlainAuthority(input: string): boolean {
  return input.length <= MAX_LENGTH && PLAIN_AUTHORITY.test(input);
}

const PLAIN_AUTHORITY = /* @__PURE__ */ plainAuthority();

function plainAuthority(): RegExp {
  return new RegExp(`^${anyOf(0)}://(?:[\\w.-]*\\.)?[A-Za-z_][\\w-]*\\.?(?::\\d{0,4})?(?:[/?#\\\\]|$)`);
}
