import { readFile } from "./read-file.ts";

/** Yields the bytes of standard input. Throws for a directory, of which Node's own stream yields nothing. */
export function standardInput(): AsyncIterable<Uint8Array> {
  return readFile(0, () => process.stdin);
}
