import { gunzipSync } from "node:zlib";

/**
 * Returns how two tarballs differ, a sentence for each file; an empty list if they contain the same bytes. Node's versions compress
 * with different libraries, so what is compared is what is inside.
 */
export function differencesOf(published: Uint8Array, rebuilt: Uint8Array): string[] {
  if (Buffer.compare(published, rebuilt) === 0) return [];
  const [tar, ours] = [gunzipSync(published), gunzipSync(rebuilt)];
  if (Buffer.compare(tar, ours) === 0) return [];
  const [before, after] = [readTar(tar), readTar(ours)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differences = paths.flatMap((path) => {
    const [one, other] = [before.get(path), after.get(path)];
    if (one === undefined) return [`${path} is missing from what was published`];
    if (other === undefined) return [`${path} was published, but the sources do not give it`];
    return Buffer.compare(one, other) === 0 ? [] : [`${path} differs${placeOf(one, other)}`];
  });
  return differences.length > 0 ? differences : ["the files are the same, but their names, rights or order differ"];
}

/** Returns the files of an archive, by their path. */
export function readTar(tar: Uint8Array): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const bytes = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength);
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0; ) {
    const text = (start: number, length: number): string =>
      bytes.toString("utf8", at + start, at + start + length).replace(/\0[\s\S]*$/, "");
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, 155);
    files.set(`${prefix === "" ? "" : `${prefix}/`}${text(0, 100)}`, bytes.subarray(at + 512, at + 512 + size));
    at += 512 * (1 + Math.ceil(size / 512));
  }
  return files;
}

function placeOf(one: Buffer, other: Buffer): string {
  const [before, after] = [one.toString("utf8").split("\n"), other.toString("utf8").split("\n")];
  const line = before.findIndex((text, i) => text !== after[i]);
  return ` from line ${(line === -1 ? before.length : line) + 1} on`;
}
