import type { Rule } from "./read-rules.ts";

/**
 * Returns `count` domains near the rules, the same for the same seed: a rule with up to three labels more or one less,
 * any label of it replaced by one of another rule, by the beginning of one, or by one of this file.
 */
export function nearRules(rules: readonly Rule[], count: number, seed: number): string[] {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const label = () => {
    const from = pick(pick(rules).labels).replace("*", "w");
    return pick([pick(OTHER_LABELS), from, from.slice(0, 1 + Math.floor(random() * from.length)).replace(/-+$/, "x")]);
  };
  return Array.from({ length: count }, () => {
    const labels = pick(rules).labels.map((one) => (one === "*" ? label() : one));
    if (random() < 0.1) labels.pop();
    if (random() < 0.15 && labels.length > 0) labels[Math.floor(random() * labels.length)] = label();
    for (let more = Math.floor(random() * 4); more > 0; more--) labels.push(label());
    return labels.length === 0 ? label() : labels.reverse().join(".");
  });
}

const OTHER_LABELS = ["www", "a", "example", "xn--mgbh0fb", "city", "0", "com"];

/** Numbers from 0 to 1: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
