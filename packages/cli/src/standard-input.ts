import { fstatSync } from "node:fs";

/** Yields the bytes of standard input. Throws for a directory, of which Node's own stream yields nothing. */
export async function* standardInput(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error("read EISDIR"), { code: "EISDIR" });
  yield* process.stdin;
}
