import { Buffer, isAscii } from "node:buffer";

/**
 * Returns the text of a body that is all ASCII. Browsers send nothing else, and for a short body this takes a fifth of
 * the time of `TextDecoder`.
 */
export function asciiText(body: Uint8Array): string | undefined {
  // The body of a request is a Buffer unless it was copied. Making one of it takes longer than its text.
  const buffer = Buffer.isBuffer(body) ? body : Buffer.from(body.buffer, body.byteOffset, body.length);
  // A tenth of the time of a regular expression for 200,000 bytes, and three quarters for 64.
  return isAscii(buffer) ? buffer.toString("latin1") : undefined;
}
