import { gzipSync } from "node:zlib";

/** A file of a tarball, by its path in the package. */
export interface TarFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether it is a program. */
  readonly runs?: boolean;
}

const BLOCK = 512;

/**
 * Returns the tarball of a package as npm reads it: every file below `package/`, in the order of the paths. The same files give
 * the same bytes, because nothing in it is of the machine: the owner is 0, and the time is the one that npm writes.
 * @throws RangeError if a path is too long for the format
 */
export function tarballOf(files: readonly TarFile[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const blocks = sorted.flatMap((file) => [headerOf(file), file.bytes, new Uint8Array(padding(file.bytes.length))]);
  const tar = Buffer.concat([...blocks, new Uint8Array(2 * BLOCK)]);
  return gzipSync(tar, { level: 9 });
}

/** 1985-10-26T08:15:00Z: tools that take 0 for "no time" show it, and npm's own tarballs have it. */
const TIME = 499162500;

/** @see https://www.gnu.org/software/tar/manual/html_node/Standard.html */
function headerOf({ path, bytes, runs = false }: TarFile): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = split(`package/${path}`);
  header.write(name, 0);
  header.write(octal(runs ? 0o755 : 0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes.length, 11), 124);
  header.write(octal(TIME, 11), 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** A name has at most 100 bytes, and what is before a "/" at most 155. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ["", path];
  const slash = path.indexOf("/", path.length - 101);
  if (slash === -1 || slash > 155 || !/^[\x20-\x7e]*$/.test(path))
    throw new RangeError(`too long for a tarball: ${path}`);
  return [path.slice(0, slash), path.slice(slash + 1)];
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

function padding(length: number): number {
  return (BLOCK - (length % BLOCK)) % BLOCK;
}
