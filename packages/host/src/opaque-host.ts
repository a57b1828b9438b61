import { C0_CONTROL } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { fatalError, type HostError } from "./error.ts";
import { FORBIDDEN_HOST_CODE_POINT } from "./forbidden.ts";
import type { HostSteps } from "./steps.ts";

/**
 * Parses the opaque host `input[start, end)`: percent-encodes it with the C0 control set, or fails with
 * `host-invalid-code-point`. The empty range is the empty host.
 * @see https://url.spec.whatwg.org/#concept-opaque-host-parser
 */
export function canonicalizeOpaqueHost(
  input: string,
  report: HostSteps | undefined,
  start: number,
  end: number,
): string | HostError {
  const text = input.slice(start, end);
  const forbidden = text.search(FORBIDDEN_HOST_CODE_POINT);
  if (forbidden !== -1) return fatalError("host-invalid-code-point", start + forbidden, start + forbidden + 1, report);
  report?.opaqueHost(text, start);
  return encodeText(text, C0_CONTROL);
}
