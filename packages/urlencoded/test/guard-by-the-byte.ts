/** The limits and the strict mode of a body, as `parseBody` documents them, byte by byte: the slow twin of the guard. */
export interface Limits {
  readonly maxBytes: number;
  readonly maxPairs: number;
  readonly maxNameLength: number;
  readonly maxValueLength: number;
  readonly strict: boolean;
}

/** The code and the start of the first error in `body`. */
export function firstError(body: Uint8Array, limits: Limits): readonly [code: string, start: number] | undefined {
  let pairs = 0;
  let isName = true;
  let start = 0;
  for (let at = 0; at < body.length; at++) {
    if (at >= limits.maxBytes) return ["too-many-bytes", at];
    const byte = body[at]!;
    const isEnd = byte === 0x26 || (isName && byte === 0x3d);
    if (isName && at === start && byte !== 0x26 && ++pairs > limits.maxPairs) return ["too-many-pairs", at];
    if (!isEnd) {
      const limit = isName ? limits.maxNameLength : limits.maxValueLength;
      if (at - start >= limit) return [isName ? "name-too-long" : "value-too-long", at];
    }
    const error = limits.strict ? malformedAt(body.subarray(start, at), start, isEnd ? undefined : byte) : undefined;
    if (error) return error;
    if (isEnd) {
      start = at + 1;
      isName = byte === 0x26;
    }
  }
  return limits.strict ? malformedAt(body.subarray(start), start, undefined) : undefined;
}

/** What is wrong with a name or value so far, when `next` comes, or its end. */
function malformedAt(before: Uint8Array, start: number, next: number | undefined): [string, number] | undefined {
  const part = next === undefined ? before : Uint8Array.of(...before, next);
  const text = String.fromCharCode(...part);
  const raw = text.search(/[^\0-\x7f]/);
  const stray = text.search(next === undefined ? /%(?![\da-f]{2})/i : /%(?![\da-f]{2}|[\da-f]?$)/i);
  if (stray !== -1) return ["malformed-percent", start + stray];
  if (raw !== -1) return ["non-ASCII-byte", start + raw];
  const bytes: number[] = [];
  const starts: number[] = [];
  for (const { 0: piece, index } of text.replace(/%[\da-f]?$/i, "").matchAll(/%..|[\s\S]/g)) {
    bytes.push(piece.length === 3 ? Number.parseInt(piece.slice(1), 16) : piece.charCodeAt(0));
    starts.push(index);
  }
  // The longest well-formed beginning. What follows it is wrong, unless more bytes can make it well-formed.
  let well = bytes.length;
  while (!isWellFormed(bytes.slice(0, well), false)) well--;
  const isWrong = next === undefined ? well < bytes.length : !isWellFormed(bytes, true);
  return isWrong ? ["invalid-UTF-8", start + starts[well]!] : undefined;
}

function isWellFormed(bytes: readonly number[], isUnfinished: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes), { stream: isUnfinished });
    return true;
  } catch {
    return false;
  }
}
