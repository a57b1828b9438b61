import { parseForm as parseForm2012 } from "@url/history/2012";
import { parseForm as parseForm2014 } from "@url/history/2014";
import { parseForm as parseForm2015 } from "@url/history/2015";
import { parse } from "@url/urlencoded";

/** A form, and how a document reads it. */
export interface Form {
  readonly text: string;
  readonly document: string;
  /** The label of the encoding override; "" for none. */
  readonly encoding: string;
  readonly charset: boolean;
  readonly isindex: boolean;
}

/** Returns what a document and today's Standard read from a form, as texts. */
export function readForm({ text, document, encoding, charset, isindex }: Form): { old: string; today: string } {
  const today = JSON.stringify(parse(text));
  const decode = encoding === "" ? undefined : decoderOf(encoding);
  if (decode === null) return { old: `No encoding has the label "${encoding}".`, today };
  const options = { ...(decode && { decode }), ...(charset && { charset: createDecoder }), isindex };
  if (document === "2012") return { old: JSON.stringify(parseForm2012(text, options)), today };
  const result = document === "2014" ? parseForm2014(text, options) : parseForm2015(text, options);
  return { old: result.ok ? JSON.stringify(result.value) : `Failure: ${result.error.code}.`, today };
}

function createDecoder(label: string) {
  const value = decoderOf(label);
  return value === null ? { ok: false as const, error: label } : { ok: true as const, value };
}

/** The platform's decoder for a label; null if no encoding has it. */
function decoderOf(label: string): ((bytes: Uint8Array) => string) | null {
  try {
    const decoder = new TextDecoder(label, { ignoreBOM: true });
    return Object.assign((bytes: Uint8Array) => decoder.decode(bytes), { encoding: decoder.encoding });
  } catch {
    return null;
  }
}
