import { type FormParseOptions, parseForm as parseAs } from "../2014/algorithms.ts";
import type { Failure } from "../drafts/failure.ts";
import type { DraftPair } from "../drafts/form-encoding.ts";

/** 2014 has 0x7F. */
export const GREATEST_BYTE = 0xf7;

/** "application/x-www-form-urlencoded parser". The serializers and the string parser say the same as 2014's. */
export function parseForm(input: Uint8Array, options: FormParseOptions = {}): DraftPair[] | Failure {
  return parseAs(input, options, GREATEST_BYTE);
}
