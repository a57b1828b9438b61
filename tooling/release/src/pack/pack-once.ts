import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed, packAll, packedIn } from "./pack-all.ts";

/** Milliseconds that a test file waits for another that packs. A busy machine takes three minutes. */
const LIMIT = 900_000;

/**
 * Returns the packed packages, which all test files of a run share: the first that asks packs them, and the others wait
 * for it. They must not change the tarballs. `global-setup.ts` makes the folder, and removes it after the run.
 * @throws Error if packing failed, here or in the file that packs, or takes a quarter of an hour
 */
export function packOnce(root: string): Packed[] {
  const folder = process.env.PACKED_FOLDER!;
  const tarballs = join(folder, "tarballs");
  const ended = join(folder, "ended");
  if (mkdirSync(tarballs, { recursive: true }) !== undefined) {
    try {
      packAll(root, tarballs);
      writeFileSync(ended, "");
    } catch (error) {
      writeFileSync(ended, `${(error as Error).message} `);
    }
  }
  for (let waited = 0; !existsSync(ended); waited += 200) {
    if (waited > LIMIT) throw new Error("another test file has not packed the packages within a quarter of an hour");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const problem = readFileSync(ended, "utf8");
  if (problem !== "") throw new Error(problem);
  return packedIn(root, tarballs);
}
