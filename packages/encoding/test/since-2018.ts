import type { Encoder } from "../src/index.ts";
import { createReferenceEncoder, GB_18030_2022 } from "./reference.ts";

/** What today's Standard encodes differently from the Standard of 2018, which the reference follows. */
export const SINCE_2018: Readonly<Record<string, (codePoint: number) => string | undefined>> = {
  GBK: ofGB2022,
  gb18030: ofGB2022,
  // Half-width katakana are encoded as full-width ones. That is NFKC except for the two sound marks.
  "ISO-2022-JP": (codePoint) => {
    if (codePoint < 0xff61 || codePoint > 0xff9f) return undefined;
    const full =
      codePoint < 0xff9e ? String.fromCodePoint(codePoint).normalize("NFKC") : codePoint === 0xff9e ? "゛" : "゜";
    return hex(createReferenceEncoder("ISO-2022-JP")(full)!);
  },
};

function ofGB2022(codePoint: number): string | undefined {
  for (const [bytes, moved] of GB_18030_2022) if (moved === codePoint) return bytes;
  return undefined;
}

/** Returns the bytes in hexadecimal if there is nothing else, or the list of pieces. */
export function show(encode: Encoder, text: string): string | (string | number)[] {
  const pieces = [...encode(text)].map((piece) => (typeof piece === "number" ? piece : hex(piece)));
  return pieces.length === 1 && typeof pieces[0] === "string" ? pieces[0] : pieces;
}

export function hex(bytes: ArrayLike<number>): string {
  return Buffer.from(bytes).toString("hex");
}
