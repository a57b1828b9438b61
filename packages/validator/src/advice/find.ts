import { schemeOf } from "@url/serializer";
import { isSpecialScheme } from "@url/serializer/internal";
import { isPrivateScheme, schemeStatus } from "@url/uri/schemes";
import type { Collector } from "../found.ts";
import { hostRange } from "../host-range.ts";
import { type Place, schemePlace } from "../policy/places.ts";
import type { Reading } from "../readings.ts";
import { findBytesNotUTF8 } from "./bytes-not-utf8.ts";

/**
 * Gives the collector what is advised against in `input`, which was read as `readings`: a scheme that is not registered,
 * unless it is named as one of private use, and percent-encoded bytes that are not UTF-8. The bytes of a `data:` URL are
 * data and not text. A host that they are in is an error already.
 */
export function findAdvice(input: string, readings: readonly Reading[], collector: Collector): void {
  const { result } = readings[readings.length - 1] as Reading;
  const scheme = result.ok ? schemeOf(result.value) : "";
  const place = schemePlace(input, scheme);
  // A scheme that comes from the base is not in the input.
  if (place !== null && !isSpecialScheme(scheme) && schemeStatus(scheme) === null && !isPrivateScheme(scheme)) {
    collector.add("scheme-not-registered", place.start, place.end, 0);
  }
  if (scheme === "data") return;
  const hosts = readings.flatMap((reading) => hostThatFailed(input, reading));
  findBytesNotUTF8(input, ({ start, end }) => {
    const isInHost = hosts.some((host) => host.start <= start && end <= host.end);
    if (!isInHost) collector.add("bytes-not-UTF-8", start, end, 0);
  });
}

function hostThatFailed(input: string, { result, shift }: Reading): readonly Place[] {
  return !result.ok && result.error.code === "domain-to-ASCII" ? [hostRange(input, result.error.start + shift)] : [];
}
