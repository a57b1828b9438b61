import type { Result } from "@url/result";
import { expectBoolean, expectBytes, expectFunction, expectOptions, type OptionChecks } from "@url/result/internal";
import type { BodyDecoder } from "@url/urlencoded/body";
import type { FormEncoding } from "./form-encoding.ts";

/** How `parseForm` of a draft reads a form. */
export interface DraftFormOptions {
  /** The encoding override. The default is UTF-8. */
  readonly decode?: BodyDecoder | undefined;
  /**
   * Returns the decoder for a label; `createDecoder` of `@url/encoding` does. With it, the flag "use _charset_" is set: the
   * first pair of that name whose value is a label decides the encoding of all pairs.
   */
  readonly charset?: ((label: string) => Result<BodyDecoder, unknown>) | undefined;
  /** The isindex flag: what comes before the first "&" is a value without a name if it has no "=". */
  readonly isindex?: boolean | undefined;
}

const OPTIONS: OptionChecks<DraftFormOptions> = {
  decode: expectFunction,
  charset: expectFunction,
  isindex: expectBoolean,
};

/** The options of `parseForm` as the algorithms of the drafts take them. */
export interface ReadFormOptions {
  readonly encodingOverride?: FormEncoding;
  readonly useCharset?: (label: string) => FormEncoding | null;
  readonly isindex: boolean;
}

/** Checks the arguments of `parseForm`, whose name is in the messages. */
export function readFormOptions(input: string | Uint8Array, options: DraftFormOptions): ReadFormOptions {
  if (typeof input !== "string") expectBytes(input, "parseForm", "input", "a string or ");
  expectOptions(options, "parseForm", OPTIONS);
  const { decode, charset, isindex } = options;
  return {
    ...(decode && { encodingOverride: encodingOf(decode) }),
    ...(charset && {
      useCharset: (label: string) => {
        const result = charset(label);
        return result.ok ? encodingOf(result.value) : null;
      },
    }),
    isindex: isindex === true,
  };
}

/** Returns no bytes for those of a detached buffer, which cannot be iterated. */
export function attached(bytes: Uint8Array): Uint8Array {
  return bytes.length === 0 ? new Uint8Array() : bytes;
}

function encodingOf(decode: BodyDecoder): FormEncoding {
  return { decode, isUTF8: /^utf-?8$/i.test(decode.encoding ?? "") };
}
