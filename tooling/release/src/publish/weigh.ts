import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readTar } from "./compare-tarballs.ts";

/** Returns a sentence with the sizes of tarballs in a folder, in MB of 1,000,000 bytes: packed, unpacked, and what is for debugging alone. */
export function weighTarballs(folder: string, files: readonly string[]): string {
  let [packed, unpacked, maps, sources] = [0, 0, 0, 0];
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    packed += bytes.length;
    for (const [path, { length }] of readTar(gunzipSync(bytes))) {
      unpacked += length;
      if (path.endsWith(".map")) maps += length;
      if (path.startsWith("package/src/") && !path.endsWith("/package.json")) sources += length;
    }
  }
  const size = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  return `${files.length} tarballs are ${size(packed)}, and ${size(unpacked)} unpacked, of which source maps are ${size(maps)} and sources ${size(sources)}.`;
}
