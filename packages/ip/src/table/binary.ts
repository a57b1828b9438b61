import type { Result } from "@url/result";
import { expectBoolean, expectOptions, type OptionChecks, refuse } from "@url/result/internal";
import { fail, type IPError } from "../error.ts";
import { isBytes } from "../words.ts";
import { prefixAt } from "./entry.ts";
import { entriesFor } from "./find.ts";
import type { Entries, Table } from "./table.ts";
import { isSound } from "./verify.ts";

/**
 * Why bytes are not a table, and where. The range counts bytes.
 *
 * - `table-format`: the bytes are something else
 * - `table-byte-order`: a machine of the other byte order wrote them
 * - `table-version`: they are of another version of the format
 * - `table-length`: bytes are missing or left over
 * - `table-content`: the entries contradict each other
 */
export type TableBytesError = IPError<
  "table-format" | "table-byte-order" | "table-version" | "table-length" | "table-content"
>;

/** The options of {@link tableFromBytes}. */
export interface TableBytesOptions {
  /**
   * Whether to believe the bytes without looking at every entry. The default is false. Set it for a file that your own
   * program wrote: then reading takes no time. Wrong bytes give wrong answers, but never an endless search.
   */
  readonly trusted?: boolean;
}

/**
 * Writes a table as bytes: for a file, or for a SharedArrayBuffer that several threads read. The values must be integers
 * of 32 bits, such as indices into a list of your own. The format has a version, and the byte order of the machine.
 * @throws TypeError if `table` is not a table or a value is not a number, and RangeError if it is not an integer from 0
 * to 4294967295
 * @example tableToBytes(orThrow(makeTable([["10.0.0.0/8", 1]]))).length // → 96
 */
export function tableToBytes(table: Table<number>): Uint8Array {
  const families = [entriesFor(table, 1, "tableToBytes"), entriesFor(table, 4, "tableToBytes")] as const;
  const bytes = new Uint8Array(families.reduce((size, entries) => size + sizeOf(shapeOf(entries)), HEADER));
  const header = new Uint32Array(bytes.buffer, 0, HEADER / 4);
  header.set([MAGIC, VERSION, bytes.length]);
  let at = HEADER;
  families.forEach((entries, index) => {
    const { width, count, buckets, shift } = shapeOf(entries);
    header.set([width, count, buckets, shift], 3 + index * 4);
    const view = viewOf(bytes.buffer, at, shapeOf(entries));
    for (let entry = 0; entry < count; entry++) expectValue(entries, entry);
    for (const name of ["starts", "parents", "index", "values", "lengths"] as const) view[name].set(entries[name]);
    at += sizeOf(shapeOf(entries));
  });
  return bytes;
}

/**
 * Reads a table from what `tableToBytes` wrote. It copies nothing, if the bytes start at a multiple of four in their
 * buffer, so the table follows every change of them. Fails with `table-format` if the bytes are something else,
 * `table-byte-order` if a machine of the other byte order wrote them, `table-version` for another version of the format,
 * `table-length` if bytes are missing or left over, and `table-content` if the entries contradict each other.
 * @throws TypeError if `bytes` is neither a typed array of bytes nor a buffer, or for a wrong option
 * @example lookup(orThrow(tableFromBytes(tableToBytes(orThrow(makeTable([["::/0", 7]]))))), "::1") // → 7
 */
export function tableFromBytes(
  bytes: Uint8Array | ArrayBufferLike,
  options?: TableBytesOptions,
): Result<Table<number>, TableBytesError> {
  expectOptions(options, "tableFromBytes", OPTIONS);
  const { buffer, offset, length } = placeOf(bytes);
  if (length < 4) return fail("table-format", 0, length);
  const header = new Uint32Array(buffer, offset, Math.min(length >> 2, HEADER / 4));
  const isOtherOrder = header[0] === OTHER_MAGIC;
  if (header[0] !== MAGIC) return fail(isOtherOrder ? "table-byte-order" : "table-format", 0, 4);
  if (length < HEADER) return fail("table-length", length, length);
  if (header[1] !== VERSION) return fail("table-version", 4, 8);
  const shapes = [shapeIn(header, 3, [1]), shapeIn(header, 7, [2, 4])];
  const size = shapes.reduce((sum, shape) => sum + (shape === null ? Number.NaN : sizeOf(shape)), HEADER);
  if (Number.isNaN(size)) return fail("table-content", 12, HEADER);
  if (size !== length || header[2] !== length) return fail("table-length", Math.min(size, length), length);
  const ipv4 = viewOf(buffer, offset + HEADER, shapes[0]!);
  const start = HEADER + sizeOf(shapes[0]!);
  const ipv6 = viewOf(buffer, offset + start, shapes[1]!);
  if (options?.trusted !== true) {
    if (!isSound(ipv4)) return fail("table-content", HEADER, start);
    if (!isSound(ipv6)) return fail("table-content", start, length);
  }
  return { ok: true, value: { ipv4, ipv6 } };
}

const OPTIONS: OptionChecks<TableBytesOptions> = { trusted: expectBoolean };

/** The numbers of the header that say how long the arrays of a family are. */
interface Shape {
  readonly width: 1 | 2 | 4;
  readonly count: number;
  readonly buckets: number;
  readonly shift: number;
}

type View = Entries<number> & Readonly<Record<"starts" | "parents" | "index" | "values", Uint32Array>>;

function shapeOf({ width, lengths, index, shift }: Entries<unknown>): Shape {
  return { width, count: lengths.length, buckets: index.length, shift };
}

/** Returns null for numbers that no table has. */
function shapeIn(header: Uint32Array, at: number, widths: readonly number[]): Shape | null {
  const [width, count, buckets, shift] = header.subarray(at, at + 4) as unknown as [1 | 2 | 4, number, number, number];
  return widths.includes(width) && buckets >= 2 && shift < 32 ? { width, count, buckets, shift } : null;
}

/** In bytes. The lengths come last, and zeros after them, so that every array of words starts at a multiple of four. */
function sizeOf({ width, count, buckets }: Shape): number {
  return (count * (width + 2) + buckets) * 4 + Math.ceil(count / 4) * 4;
}

function viewOf(buffer: ArrayBufferLike, offset: number, { width, count, buckets, shift }: Shape): View {
  let at = offset;
  const words = (length: number): Uint32Array => {
    const view = new Uint32Array(buffer, at, length);
    at += length * 4;
    return view;
  };
  const [starts, parents, index, values] = [count * width, count, buckets, count].map(words) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  return { width, shift, starts, parents, index, values, lengths: new Uint8Array(buffer, at, count) };
}

/** Copies the bytes only if words cannot be read where they are, as in the small buffers that Node cuts from a pool. */
function placeOf(bytes: Uint8Array | ArrayBufferLike): { buffer: ArrayBufferLike; offset: number; length: number } {
  const { buffer, byteOffset: offset, byteLength: length } = viewOver(bytes);
  if (offset % 4 === 0) return { buffer, offset, length };
  // Not `slice`, which copies nothing in a Buffer.
  return { buffer: new Uint8Array(new Uint8Array(buffer, offset, length)).buffer, offset: 0, length };
}

/** Only a buffer, of this realm or another, can be viewed. A revoked proxy has no type to ask for. */
function viewOver(bytes: Uint8Array | ArrayBufferLike): ArrayBufferView {
  if (isBytes(bytes)) return bytes;
  try {
    return new DataView(bytes);
  } catch {
    refuse(bytes, "tableFromBytes", "bytes", "a Uint8Array, an ArrayBuffer or a SharedArrayBuffer");
  }
}

function expectValue(entries: Entries<number>, entry: number): void {
  const value = entries.values[entry]!;
  if (typeof value === "number" && value >>> 0 === value) return;
  const name = `the value of ${prefixAt(entries, entry)}`;
  refuse(value, "tableToBytes", name, "an integer from 0 to 4294967295", "number");
}

/** In bytes: magic, version, size, and four numbers for each family; the rest is zero. */
const HEADER = 64;
const VERSION = 1;

/** "ipt1" on a machine that writes the last byte first. */
const MAGIC = 0x31747069;
const OTHER_MAGIC = 0x69707431;
