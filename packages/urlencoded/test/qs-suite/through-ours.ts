import { createDecoder, createEncoder } from "@url/encoding";
import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { orThrow } from "@url/result";
import { type Pair, parse, serialize } from "../../src/index.ts";
import { parseLegacy, serializeLegacy } from "../../src/legacy/index.ts";
import { nest, unnest, type WriteOptions } from "../../src/nested/index.ts";
import type { Implementation } from "./run-suite.ts";

const latin1 = orThrow(createDecoder("windows-1252"));
const toLatin1 = orThrow(createEncoder("windows-1252"));

type Options = Readonly<Record<string, unknown>>;

/** qs's functions by ours, as docs/migrating/qs.md says, option by option. What has no counterpart is not done. */
export const THROUGH_OURS: Implementation = {
  parse(text, options = {}) {
    if (text === "" || text === null || text === undefined) return {};
    if (typeof text !== "string") throw new Error("ours reads text only");
    const given = options.ignoreQueryPrefix ? text.replace(/^\?/, "") : text;
    const pairs = pairsOf(given, options);
    const limit = options.parameterLimit as number | undefined;
    if (limit !== undefined && pairs.length > limit) throw new RangeError("too-many-pairs");
    const result = nest(pairs, {
      dialect: options.allowDots ? "dot" : "qs",
      commas: options.comma === true,
      ...(typeof options.depth === "number" && { maxDepth: options.depth }),
      ...(options.duplicates !== undefined && {
        repeated: options.duplicates === "combine" ? "array" : (options.duplicates as "first"),
      }),
      ...(options.throwOnLimitExceeded === true && { maxWidth: options.arrayLimit as number }),
    });
    if (!result.ok) throw new RangeError(result.error.code);
    return result.value;
  },

  stringify(value, options = {}) {
    const result = unnest(value as object, writeOptions(options));
    if (!result.ok) throw new RangeError(result.error.code);
    const text = write(result.value, options);
    return options.addQueryPrefix && text !== "" ? `?${text}` : text;
  },
};

function pairsOf(text: string, options: Options): Pair[] {
  const { delimiter } = options;
  if (typeof delimiter === "string" || delimiter instanceof RegExp)
    return text.split(delimiter).flatMap((part) => parse(part));
  if (options.charset === undefined && !options.charsetSentinel) return parse(text);
  return orThrow(
    parseLegacy(text, {
      decode: options.charset === "iso-8859-1" ? latin1 : undefined,
      sentinel: options.charsetSentinel === true,
      interpretNumericEntities: options.interpretNumericEntities === true,
    }),
  );
}

function writeOptions(options: Options): WriteOptions {
  const { filter, sort, serializeDate } = options;
  // A function of qs returns another value; the caller does that before, or not at all.
  return {
    dialect: options.allowDots ? "dot" : "qs",
    arrays: options.indices === false ? "repeat" : (options.arrayFormat as WriteOptions["arrays"]),
    nulls: options.skipNulls ? "omit" : "empty",
    keep: Array.isArray(filter) ? (key) => filter.map(String).includes(key) : undefined,
    order: (sort ?? undefined) as WriteOptions["order"],
    dates: serializeDate as WriteOptions["dates"],
  };
}

function write(pairs: Pair[], options: Options): string {
  const { format, delimiter = "&" } = options;
  const sent: Pair[] =
    options.charsetSentinel && pairs.length > 0
      ? [["utf8", options.charset === "iso-8859-1" ? "&#10003;" : "✓"], ...pairs]
      : pairs;
  if (options.charset === "iso-8859-1") return serializeLegacy(sent, { encode: toLatin1 });
  if (format === "WHATWG" && !options.encodeValuesOnly && options.encode !== false) return serialize(sent);
  const encode = options.encode === false ? (part: string) => part : encoderOf(format);
  const name = options.encodeValuesOnly ? (part: string) => part : encode;
  return sent.map(([key, value]) => `${name(key)}=${encode(value)}`).join(delimiter as string);
}

/** RFC 3986, or RFC 1738 with "+" for a space. */
function encoderOf(format: unknown): (part: string) => string {
  const strict = (part: string) =>
    utf8PercentEncode(part, COMPONENT).replace(
      /[!'()*]/g,
      (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  if (format !== "RFC1738") return strict;
  return (part) => strict(part).replace(/%20/g, "+").replace(/%28/g, "(").replace(/%29/g, ")");
}
