import { fstatSync } from "node:fs";

/** The bytes of the process's standard input. A directory is an error, where Node's own stream ends in silence. */
export async function* standardInput(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error("read EISDIR"), { code: "EISDIR" });
  yield* process.stdin;
}
