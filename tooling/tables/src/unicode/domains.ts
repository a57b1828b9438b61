/** Made-up domains to hold two engines of UTS #46 against each other. */
export interface DomainMaker {
  /** The next domain; the same ones in the same order for the same seed. */
  readonly next: () => string;
}

/** Draws labels raw, in Punycode, normalized, heavy with marks, from right to left, and with joiners. */
export function makeDomains(seed: number, pools: Pools, encode: (label: string) => string): DomainMaker {
  const random = createRandom(seed);
  const pick = (pool: readonly string[]): string => pool[random(pool.length)] as string;
  const draw = (length: number, ...choices: readonly (readonly string[])[]): string =>
    Array.from({ length: 1 + random(length) }, () => pick(choices[random(choices.length)] as readonly string[])).join(
      "",
    );
  const kinds: readonly (() => string)[] = [
    () => draw(6, pools.all),
    () => draw(6, pools.valid, ASCII),
    () => `xn--${encode(draw(5, pools.valid, ASCII))}`,
    () => `xn--${encode(draw(3, pools.all))}`,
    () => `xn--${draw(8, ASCII)}`,
    () => draw(6, pools.valid).normalize("NFC"),
    () => pick(pools.valid) + draw(7, pools.marks, pools.parts),
    () => `xn--${encode((pick(pools.parts) + draw(5, pools.marks, pools.parts)).normalize("NFC"))}`,
    () => draw(6, pools.rightToLeft, pools.rightToLeft, pools.digits),
    () => pick(pools.joining) + draw(7, pools.joining, JOINERS, pools.marks),
    () => draw(8, ASCII),
  ];
  const label = (): string => (kinds[random(kinds.length)] as () => string)();
  return { next: () => Array.from({ length: 1 + random(3) }, label).join(random(8) === 0 ? "。" : ".") };
}

/** What labels are drawn from. */
export interface Pools {
  readonly all: readonly string[];
  readonly valid: readonly string[];
  readonly marks: readonly string[];
  /** Characters that canonical composites are made of. */
  readonly parts: readonly string[];
  readonly rightToLeft: readonly string[];
  readonly digits: readonly string[];
  readonly joining: readonly string[];
}

/** Numbers below a limit by mulberry32. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

const ASCII = Array.from("abcdefghijklmnopqrstuvwxyz0123456789--AZ_ ");
const JOINERS = ["\u200c", "\u200c", "\u200d"];
