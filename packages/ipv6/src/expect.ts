/** Throws if `value` cannot hold an address. The message is short because `@url/api` includes this package. */
export function expectPieces(value: Uint16Array, name: string): void {
  if (!(ArrayBuffer.isView(value) && value instanceof Uint16Array && value.length === 8)) {
    throw new TypeError(`${name} must be a Uint16Array of 8 elements, not ${value === null ? value : typeof value}.`);
  }
}
