/**
 * HalfSipHash-2-4 with 64 bits, keyed: the author of the texts cannot find two of the same hash without the key. `hash` leaves
 * the hash in `low` and `high`, because an object for each text would have to be collected.
 * @see https://github.com/veorq/SipHash
 */
export interface Hash64 {
  low: number;
  high: number;
  hash(text: string): void;
}

/** Creates a hash of texts, with the two halves of its key. */
export function createHash64(k0: number, k1: number): Hash64 {
  let v0 = 0;
  let v1 = 0;
  let v2 = 0;
  let v3 = 0;
  const round = (): void => {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  };
  const add = (word: number): void => {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
  };
  const start = (): void => {
    v0 = k0;
    v1 = k1 ^ 0xee;
    v2 = 0x6c796765 ^ k0;
    v3 = 0x74656462 ^ k1;
  };
  /** Adds four units a word, and returns whether each is a byte. Text that is not is added again, two units a word. */
  const addBytes = (text: string): boolean => {
    const length = text.length;
    const whole = length & ~3;
    let all = 0;
    for (let at = 0; at < whole; at += 4) {
      const a = text.charCodeAt(at);
      const b = text.charCodeAt(at + 1);
      const c = text.charCodeAt(at + 2);
      const d = text.charCodeAt(at + 3);
      all |= a | b | c | d;
      add(a | (b << 8) | (c << 16) | (d << 24));
    }
    let last = length << 24;
    for (let at = whole; at < length; at++) {
      const unit = text.charCodeAt(at);
      all |= unit;
      last |= unit << (8 * (at - whole));
    }
    add(last);
    return all < 0x100;
  };
  const addUnits = (text: string): void => {
    // Another start than that of bytes: "\u{100}" is not "\0\1".
    add(-1);
    for (let at = 0; at < text.length; at += 2)
      add(text.charCodeAt(at) | (at + 1 < text.length ? text.charCodeAt(at + 1) << 16 : 0));
    add(text.length);
  };
  return {
    low: 0,
    high: 0,
    hash(text) {
      start();
      if (!addBytes(text)) {
        start();
        addUnits(text);
      }
      v2 ^= 0xee;
      for (let i = 0; i < 4; i++) round();
      this.low = v1 ^ v3;
      v1 ^= 0xdd;
      for (let i = 0; i < 4; i++) round();
      this.high = v1 ^ v3;
    },
  };
}
