import { createDecoder as createEncodingDecoder, type Decoder } from "@url/encoding";
import type { Result } from "@url/result";
import { parse } from "@url/urlencoded";
import type { BodyOptions } from "@url/urlencoded/body";
import { parseLegacy } from "@url/urlencoded/legacy";
import { createDecoder } from "@url/urlencoded/stream";
import { fail } from "../failure/fail.ts";
import type { FormFailure } from "../failure/failure.ts";
import type { FindDecoder } from "../head/charsets.ts";
import type { Plan } from "../head/judge.ts";
import type { Settings } from "../options/settings.ts";
import { createBuffer } from "./buffer.ts";
import { addPairs, type Pair } from "./pairs.ts";
import type { Parser, ParserStream } from "./parser.ts";

/**
 * Creates the parser of forms in other encodings, with the limits of UTF-8. A form that names its own encoding
 * (`_charset_`, `utf8`) can only be parsed as a whole, because the field may be the last one.
 */
export function createLegacyParser(settings: Settings, plan: Plan, findDecoder: FindDecoder): Parser {
  // The limits are the same in each encoding. In strict mode, ill-formed UTF-8 is an error only in UTF-8.
  const limits: BodyOptions = { ...settings.limits, strict: false };
  const { decoder, isDeclared } = plan;
  const charset = (label: string): Result<Decoder, unknown> => {
    const found = findDecoder(label);
    if (found === null) return createEncodingDecoder("UTF-8");
    return found === undefined ? { ok: false, error: label } : { ok: true, value: found };
  };

  function parsePart(part: Uint8Array, offset: number): Result<Pair[], FormFailure> {
    const malformed = settings.limits.strict ? findMalformedPercent(part) : -1;
    if (malformed !== -1) {
      const start = offset + malformed;
      return { ok: false, error: fail({ code: "malformed-percent", start, end: start + 1 }) };
    }
    let decode = decoder ?? undefined;
    if (settings.sentinel && !decode && !isDeclared && hasOtherSentinel(part)) {
      decode = findDecoder("windows-1252") ?? undefined;
    }
    const result = parseLegacy(part, {
      decode,
      charset: settings.charsetField ? charset : undefined,
      sentinel: settings.sentinel,
      interpretNumericEntities: settings.interpretNumericEntities,
    });
    if (result.ok) return result;
    const { code, start, end } = result.error;
    return { ok: false, error: fail({ code, start: offset + start, end: offset + end }) };
  }

  return {
    parse(body) {
      const guard = createDecoder(limits);
      const first = guard.push(body);
      const checked = first.ok ? guard.end() : first;
      return checked.ok ? parsePart(body, 0) : { ok: false, error: fail(checked.error) };
    },
    stream: () => createStream(limits, parsePart),
  };
}

/** Parses up to the last "&" of each chunk, and keeps the bytes after it. */
function createStream(
  limits: BodyOptions,
  parsePart: (part: Uint8Array, offset: number) => Result<Pair[], FormFailure>,
): ParserStream {
  const guard = createDecoder(limits);
  const rest = createBuffer();
  const pairs: Pair[] = [];
  let offset = 0;

  function take(count: number): FormFailure | undefined {
    const result = parsePart(rest.bytes().subarray(0, count), offset);
    if (!result.ok) return result.error;
    addPairs(pairs, result.value);
    rest.drop(count);
    offset += count;
    return undefined;
  }

  return {
    push(chunk) {
      const checked = guard.push(chunk);
      if (!checked.ok) return fail(checked.error);
      const last = chunk.lastIndexOf(AMPERSAND);
      const before = rest.length;
      // A copy, because the buffer keeps its first chunk, and the memory of a chunk may be used again.
      rest.append(before === 0 ? chunk.slice() : chunk);
      return last === -1 ? undefined : take(before + last + 1);
    },
    end() {
      const checked = guard.end();
      const error = checked.ok ? take(rest.length) : fail(checked.error);
      return error ? { ok: false, error } : { ok: true, value: pairs };
    },
  };
}

/** Returns true if the first field named `utf8` has the value that browsers send in an encoding without "✓". */
function hasOtherSentinel(body: Uint8Array): boolean {
  for (const [name, value] of parse(body)) {
    if (name === "utf8") return value === "&#10003;";
  }
  return false;
}

function findMalformedPercent(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(PERCENT_SIGN); at !== -1; at = bytes.indexOf(PERCENT_SIGN, at + 1)) {
    if (!isHexDigit(bytes[at + 1]) || !isHexDigit(bytes[at + 2])) return at;
  }
  return -1;
}

function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

const AMPERSAND = 0x26;
const PERCENT_SIGN = 0x25;
