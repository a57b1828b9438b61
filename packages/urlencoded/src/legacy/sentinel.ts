import { decodeText } from "@url/percent/internal";
import type { BodyDecoder } from "../core/options.ts";

/**
 * Returns the pairs without a sentinel `utf8=✓`, and the encoding override, which a sentinel may remove. A browser writes
 * a numeric reference for "✓" in an encoding that does not have it, as all do but UTF-8 and gb18030.
 */
export function readSentinel(
  pairs: [string, string][],
  override: BodyDecoder | undefined,
): readonly [pairs: [string, string][], override: BodyDecoder | undefined] {
  const at = pairs.findIndex(([name]) => name === "utf8");
  const value = at === -1 ? "" : decodeText(pairs[at]![1]);
  if (value !== "✓" && value !== "&#10003;") return [pairs, override];
  return [pairs.filter((_, index) => index !== at), value === "✓" ? undefined : override];
}
