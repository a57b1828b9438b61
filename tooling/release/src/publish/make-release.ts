import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Packed, packAll } from "../pack/pack-all.ts";
import { sbomOf } from "./sbom.ts";

/** The hashes of the tarballs, in the order in which they are published: what others depend on comes first. */
export const SUMS = "SHA256SUMS";

/**
 * Packs every package of a built workspace into the folder `into`, which is emptied, and writes the hashes of the tarballs and the
 * bill of materials beside them. Nothing in these files is of the machine or of the day.
 * @returns the names of the files
 */
export function makeRelease(root: string, into: string): string[] {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const packed = inOrder(packAll(root, into));
  const { version } = packed[0]!.manifest;
  const bill = `url-${version}.cdx.json`;
  writeFileSync(join(into, bill), `${JSON.stringify(sbomOf(root, packed), null, 2)}\n`);
  const files = [...packed.map(({ tarball }) => basename(tarball)), bill];
  const lines = files.map((file) => `${sha256(readFileSync(join(into, file)))}  ${file}\n`);
  writeFileSync(join(into, SUMS), lines.join(""));
  return [...files, SUMS];
}

/** Returns the SHA-256 of bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Nobody can install a package before what it depends on is published. */
function inOrder(packed: readonly Packed[]): Packed[] {
  const sorted = new Set<Packed>();
  const visit = (one: Packed): void => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const other = packed.find((each) => each.name === name);
      if (other !== undefined) visit(other);
    }
    sorted.add(one);
  };
  for (const one of packed) visit(one);
  return [...sorted];
}
