import { schemeOf } from "@url/serializer";
import { isSpecialScheme } from "@url/serializer/internal";
import { isPrivateScheme, schemeStatus } from "@url/uri/schemes";
import type { Diagnostic } from "../diagnostic.ts";
import type { Collector, Found } from "../found.ts";
import { hostRange } from "../host-range.ts";
import { closerSentence, type Messages } from "../messages.ts";
import { type Place, schemePlace } from "../policy/places.ts";
import type { Reading } from "../readings.ts";
import { alternativesFor } from "../repair/alternatives.ts";
import { findBytesNotUTF8 } from "./bytes-not-utf8.ts";
import { ADVICE_EXPLANATIONS, isAdviceCode } from "./explanations.ts";

export interface Advice {
  readonly find: typeof find;
  readonly explain: typeof explain;
}

/** What `findErrors` needs for advice. A caller that passes nothing has neither the sentences nor the registry of schemes. */
export const ADVICE: Advice = { find, explain };

/**
 * Gives the collector what is advised against in `input`, which was read as `readings`: a scheme that is not registered,
 * unless it is named as one of private use, a second scheme where a host is expected, and percent-encoded bytes that are not UTF-8. The bytes of a `data:` URL are
 * data and not text. A host that they are in is an error already.
 */
function find(input: string, readings: readonly Reading[], collector: Collector): void {
  const { result } = readings[readings.length - 1] as Reading;
  const scheme = result.ok ? schemeOf(result.value) : "";
  const place = schemePlace(input, scheme);
  // A scheme that comes from the base is not in the input.
  if (place !== null && !isSpecialScheme(scheme) && schemeStatus(scheme) === null && !isPrivateScheme(scheme)) {
    collector.add("scheme-not-registered", place.start, place.end, 0);
  }
  const [all, second = ""] = REPEATED.exec(input) ?? [];
  if (all !== undefined) collector.add("scheme-repeated", all.length - second.length, all.length, 0);
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

/** `https://https://h`, or without the second colon. With a space between them, the space is an error. */
const REPEATED = /^[\0- ]*https?:\/\/(https?)(?=:?\/\/)/i;

/** Returns the diagnostic of an advice; null for an error of the parser. */
function explain(
  { code, start, end }: Found,
  input: string,
  messages: Partial<Messages> | undefined,
): Diagnostic | null {
  if (!isAdviceCode(code)) return null;
  const { message, see } = ADVICE_EXPLANATIONS[code];
  const alternatives = alternativesFor({ code, start, end }, input, null);
  return {
    code,
    level: "warning",
    fatal: false,
    in: "input",
    start,
    end,
    text: input.slice(start, end),
    message: closerSentence(code, input, start, end, messages) ?? messages?.[code] ?? message,
    see,
    suggestion: null,
    ...(alternatives.length > 0 && { alternatives }),
  };
}
