import { createDecoder, createEncoder } from "@url/encoding";
import { draft2012, draft2014, draft2015, type FormEncoding } from "@url/history/internal";
import { parse, serialize } from "@url/urlencoded";
import type { SubjectRunner } from "./subject.ts";

/** The form parser, with the encoding and the flags that only the drafts have. */
export const formParse: SubjectRunner<"form parse"> = {
  documents: ["2012", "2014", "2015"],
  old: (document, { input, encoding, flags = [] }) => {
    const override = encoding === undefined ? null : encodingOf(encoding);
    const options = {
      ...(override !== null && { encodingOverride: override }),
      ...(flags.includes("charset") && { useCharset: encodingOf }),
      isindex: flags.includes("isindex"),
    };
    if (document === "2012") return { pairs: JSON.stringify(draft2012.parseForm(input, options)) };
    const parseForm = document === "2014" ? draft2014.parseForm : draft2015.parseForm;
    const pairs = parseForm(bytesOf(input), options);
    return typeof pairs === "symbol" ? null : { pairs: JSON.stringify(pairs) };
  },
  now: ({ input }) => ({ pairs: JSON.stringify(parse(bytesOf(input))) }),
};

/** The form serializer; the glossary has that of 2014. */
export const formSerialize: SubjectRunner<"form serialize"> = {
  documents: ["2012", "2014"],
  old: (document, { pairs, encoding }) => {
    const serializeForm = document === "2012" ? draft2012.serializeForm : draft2014.serializeForm;
    if (encoding === undefined) return { text: serializeForm(pairs) };
    const encoder = createEncoder(encoding);
    if (!encoder.ok) throw new RangeError(`${encoding} is not the label of an encoding`);
    return { text: serializeForm(pairs, encoder.value) };
  },
  now: ({ pairs }) => ({ text: serialize(pairs) }),
};

/** The bytes of a form, each written as the code unit of its value. */
export function bytesOf(input: string): Uint8Array {
  return Uint8Array.from(input, (unit) => unit.charCodeAt(0));
}

/** "Get an encoding", with its decoder; null if the label has none. */
function encodingOf(label: string): FormEncoding | null {
  const decoder = createDecoder(label);
  return decoder.ok ? { decode: decoder.value, isUTF8: decoder.value.encoding === "UTF-8" } : null;
}
