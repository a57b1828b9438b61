import { createDecoder, type Decoder, getEncoding } from "@url/encoding";

/**
 * The decoder of a label: null for UTF-8, which needs none, and undefined for a label that no form can have: an unknown
 * one, or one of the `replacement` encoding, which decodes everything to U+FFFD.
 */
export type FindDecoder = (label: string) => Decoder | null | undefined;

/** Creates a function that keeps the decoders that it creates: at most one for each encoding of the Standard. */
export function createFindDecoder(): FindDecoder {
  const decoders = new Map<string, Decoder>();
  return (label) => {
    const encoding = getEncoding(label);
    if (!encoding.ok || encoding.value === "replacement") return undefined;
    const name = encoding.value;
    if (name === "UTF-8") return null;
    let decoder = decoders.get(name);
    if (decoder === undefined) {
      const created = createDecoder(name);
      if (!created.ok) return undefined;
      decoders.set(name, (decoder = created.value));
    }
    return decoder;
  };
}
