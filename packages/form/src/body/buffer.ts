/** Collects the bytes of a body. */
export interface Buffer {
  readonly length: number;
  append(bytes: Uint8Array): void;
  /** Returns all bytes, which are valid until the next `append`. */
  bytes(): Uint8Array;
  /** Removes all bytes. */
  clear(): void;
}

/**
 * Creates an empty buffer. It keeps the first chunk as it is, because most bodies have only one. From the second on it
 * copies, because a chunk of one byte may be a view of a large buffer, and a million of them would keep all of those.
 */
export function createBuffer(): Buffer {
  let buffer: Uint8Array = NOTHING;
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(bytes) {
      if (length === 0) buffer = bytes;
      else {
        if (length + bytes.length > buffer.length) {
          const larger = new Uint8Array(2 * (length + bytes.length));
          larger.set(buffer.subarray(0, length));
          buffer = larger;
        }
        buffer.set(bytes, length);
      }
      length += bytes.length;
    },
    bytes: () => (length === buffer.length ? buffer : buffer.subarray(0, length)),
    clear() {
      buffer = NOTHING;
      length = 0;
    },
  };
}

const NOTHING: Uint8Array = /* @__PURE__ */ new Uint8Array(0);
