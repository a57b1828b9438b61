import { utf8DecodeWithoutBOM } from "@url/percent";
import type { DraftPair, FormEncoding } from "../drafts/form-encoding.ts";
import { percentDecode } from "./percent-decode.ts";

export interface FormParseOptions {
  /** The encoding override; UTF-8 when absent. */
  readonly encodingOverride?: FormEncoding;
  /** The flag "use _charset_", with what gets an encoding for a label: null if there is none. */
  readonly useCharset?: (label: string) => FormEncoding | null;
  readonly isindex?: boolean;
}

/** "application/x-www-form-urlencoded parser": it takes a string. */
export function parseForm(input: string, options: FormParseOptions = {}): DraftPair[] {
  const strings = input.split("&");
  if (options.isindex && !(strings[0] as string).includes("=")) strings[0] = `=${strings[0]}`;
  let decode = options.encodingOverride?.decode ?? utf8DecodeWithoutBOM;
  let { useCharset } = options;
  const pairs: [string, string][] = [];
  for (const string of strings) {
    if (string === "") continue;
    const at = string.indexOf("=");
    const name = (at === -1 ? string : string.slice(0, at)).replaceAll("+", " ");
    const value = (at === -1 ? "" : string.slice(at + 1)).replaceAll("+", " ");
    const encoding = name === "_charset_" ? (useCharset?.(value) ?? null) : null;
    if (encoding !== null) {
      useCharset = undefined;
      decode = encoding.decode;
    }
    pairs.push([name, value]);
  }
  return pairs.map(([name, value]) => [decode(percentDecode(name)), decode(percentDecode(value))]);
}
