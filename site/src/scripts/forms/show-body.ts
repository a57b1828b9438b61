import { utf8DecodeWithoutBOM } from "@url/percent";
import type { BodyError } from "@url/urlencoded/legacy";
import { setStatus } from "../shared/find.ts";
import type { BodyState } from "./body-state.ts";
import { toHex } from "./bytes.ts";
import { type FormView, MAX_BODY, readForm, textOf } from "./read.ts";

/** The most bytes that are written in hexadecimal. */
const MAX_HEX = 2 ** 14;

/** What the fields beside the body say. */
export interface FormValues {
  readonly encoding: string;
  readonly charset: string;
  readonly references: string;
  readonly strict: string;
  readonly maxBytes: string;
  readonly maxPairs: string;
}

/** Writes the body into the field that was not typed in, reads it, and says what it is. Null if nothing can be shown. */
export function showBody(
  state: BodyState,
  values: FormValues,
  fields: { readonly body: HTMLTextAreaElement; readonly hex: HTMLTextAreaElement },
  changed: string | null,
): FormView | null {
  const { bytes, error } = state;
  if (error !== null) setStatus("hex-status", `${HEX_MESSAGES[error.code]}, at ${error.start}.`, "error");
  else {
    const notText = state.isText ? "" : "These bytes are not UTF-8: the text has U+FFFD for some of them.";
    const isLong = bytes.length > MAX_HEX;
    setStatus(
      "hex-status",
      isLong ? `Only the first ${MAX_HEX} bytes are written here.` : notText,
      notText === "" ? "" : "warning",
    );
    fields.hex.readOnly = isLong && changed !== "hex";
    if (changed !== "hex") fields.hex.value = toHex(bytes.subarray(0, MAX_HEX));
    if (changed === "hex" || (changed === null && fields.body.value === "")) fields.body.value = textOf(bytes);
  }
  if (bytes.length > MAX_BODY) {
    setStatus("body-status", `The body has ${bytes.length} bytes. This page reads at most ${MAX_BODY}.`, "error");
    return null;
  }
  const view = readForm(bytes, {
    encoding: values.encoding,
    charsetField: values.charset === "1",
    numericReferences: values.references === "1",
    strict: values.strict === "1",
    maxBytes: limitOf(values.maxBytes),
    maxPairs: limitOf(values.maxPairs),
  });
  const { result, encoding } = view;
  if (result.ok)
    setStatus(
      "body-status",
      `${count(bytes.length, "byte")}, ${count(result.value.length, "pair")}, ${encoding}.`,
      "good",
    );
  else setStatus("body-status", `${BODY_MESSAGES[result.error.code]} ${placeOf(result.error, bytes)}`, "error");
  return view;
}

const HEX_MESSAGES = { "not-hex": "Not a hexadecimal digit", "half-byte": "A byte has two digits" } as const;

const BODY_MESSAGES: Readonly<Record<BodyError["code"], string>> = {
  "too-many-bytes": "The body is longer than the limit.",
  "too-many-pairs": "The body has more pairs than the limit.",
  "name-too-long": "A name is longer than the limit.",
  "value-too-long": "A value is longer than the limit.",
  "malformed-percent": "A percent sign is not followed by two hexadecimal digits.",
  "invalid-UTF-8": "Bytes are not UTF-8.",
  "non-ASCII-byte": "A byte above 0x7F is not percent-encoded.",
};

/** A limit that is empty or not a whole number does not limit anything. */
function limitOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** Says where an error is, with the bytes there as text. */
function placeOf({ code, start, end }: BodyError, bytes: Uint8Array): string {
  const limited = Math.min(end, start + 30);
  const there = utf8DecodeWithoutBOM(bytes.subarray(start, limited));
  return `(${code}, bytes ${start} to ${end}${there === "" ? "" : `: “${there}${limited < end ? "…" : ""}”`})`;
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? "" : "s"}`;
}
