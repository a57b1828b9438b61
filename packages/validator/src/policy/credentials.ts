import { isCodePointOfURL } from "@url/percent/internal";
import { includesCredentials } from "@url/serializer";
import type { Collector } from "../found.ts";
import type { Reading } from "../readings.ts";
import { placesIn } from "./places.ts";

/**
 * Gives the collector an `invalid-URL-unit` for everything in the username and the password of `input` that is not a URL
 * unit. Tabs and newlines are removed by the parser, which reports them.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function findUnitsOfCredentials(input: string, { result, base }: Reading, collector: Collector): void {
  if (!result.ok || !includesCredentials(result.value)) return;
  const { start, end } = placesIn(input, result.value, !!base).credentials;
  // Those of the base are not in the input.
  if (input[end - 1] !== "@") return;
  for (const { 0: unit, index } of input.slice(start, end - 1).matchAll(UNIT)) {
    if (unit.length === 3 || isCodePointOfURL(unit.codePointAt(0) as number)) continue;
    collector.add("invalid-URL-unit", start + index, start + index + unit.length, 0);
  }
}

const UNIT = /%[\da-f]{2}|[\ud800-\udbff][\udc00-\udfff]|[^\t\n\r]/gi;
