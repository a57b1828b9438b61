import { createDecoder, type Decoder } from "@url/encoding";
import type { Result } from "@url/result";
import { parse } from "@url/urlencoded";
import { parseLegacy } from "@url/urlencoded/legacy";
import type { FindDecoder } from "../head/charsets.ts";
import type { Plan } from "../head/judge.ts";
import type { Settings } from "../options/settings.ts";
import { described, type Parser } from "./parser.ts";

/**
 * Creates the parser of forms that name their own encoding, and of forms with numeric references. It needs the whole
 * body, because the field that names the encoding (`_charset_`, `utf8`) may be the last one.
 */
export function createLegacyParser(settings: Settings, plan: Plan, findDecoder: FindDecoder): Parser {
  const { limits, charsetField, sentinel, interpretNumericEntities } = settings;
  const { decoder, isDeclared } = plan;
  const charset = (label: string): Result<Decoder, unknown> => {
    const found = findDecoder(label);
    if (found === null) return createDecoder("UTF-8");
    return found === undefined ? { ok: false, error: label } : { ok: true, value: found };
  };
  return {
    parse(body) {
      let decode = decoder ?? undefined;
      if (sentinel && decoder === null && !isDeclared && hasOtherSentinel(body)) {
        decode = findDecoder("windows-1252") ?? undefined;
      }
      return described(
        parseLegacy(body, {
          ...limits,
          decode,
          charset: charsetField ? charset : undefined,
          sentinel,
          interpretNumericEntities,
        }),
      );
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
