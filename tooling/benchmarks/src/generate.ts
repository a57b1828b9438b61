import { pick, type Random, seeded, word } from "./random.ts";

/**
 * Web addresses in the proportions of `urls-web.txt`: all `https`, lower-case hosts of two to
 * five labels (three, mostly), one to six path segments (two, mostly), four in ten ending in "/", a query in one of
 * twenty, a fragment in one of 250, a percent-encoded unit in one of 300; 45 characters on average.
 */
export function generateWeb(count: number, seed = 1): string[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => webAddress(random));
}

function webAddress(random: Random): string {
  const labels = Array.from({ length: pick(random, LABELS) }, () => word(random, 3, 11));
  const segments = Array.from({ length: pick(random, SEGMENTS) - 1 }, () => word(random, 3, 9));
  const rare = random() < 1 / 300 ? "%20" : "";
  const last = random() < 0.37 ? "" : `${word(random, 3, 12)}${rare}.html`;
  const query = random() < 0.05 ? `?${word(random, 2, 5)}=${word(random, 1, 12)}` : "";
  const fragment = random() < 0.004 ? `#${word(random, 3, 9)}` : "";
  return `https://${["www", ...labels].join(".")}.com/${[...segments, last].join("/")}${query}${fragment}`;
}

/** Labels between "www" and "com", and path segments, as often as they are met. */
const LABELS = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2];
const SEGMENTS = [1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 6];
