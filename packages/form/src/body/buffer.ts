/** Collects the bytes of a body. A plain object, because closures took a microsecond of each request. */
export interface Buffer {
  /** Has room for more than `length` bytes. */
  space: Uint8Array;
  length: number;
}

/** Creates an empty buffer. */
export function createBuffer(): Buffer {
  return { space: NOTHING, length: 0 };
}

/**
 * Adds bytes. It keeps the first chunk as it is, because most bodies have only one. From the second on it copies, because
 * a chunk of one byte may be a view of a large buffer, and a million of them would keep all of those.
 */
export function append(buffer: Buffer, bytes: Uint8Array): void {
  const { space, length } = buffer;
  const end = length + bytes.length;
  if (length === 0) buffer.space = bytes;
  else {
    if (end > space.length) {
      buffer.space = new Uint8Array(2 * end);
      buffer.space.set(space.subarray(0, length));
    }
    buffer.space.set(bytes, length);
  }
  buffer.length = end;
}

/** Returns all bytes, which are valid until the next `append`. */
export function bytesOf({ space, length }: Buffer): Uint8Array {
  return length === space.length ? space : space.subarray(0, length);
}

/** Removes all bytes. */
export function clear(buffer: Buffer): void {
  buffer.space = NOTHING;
  buffer.length = 0;
}

const NOTHING: Uint8Array = /* @__PURE__ */ new Uint8Array(0);
