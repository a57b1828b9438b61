import { kilobytes } from "./kilobytes.ts";
import type { WeighedPeer } from "./results.ts";
import type { Weight } from "./weigh.ts";

/**
 * Updates the sizes in a Markdown text:
 *
 *     <!-- size percent -->1.7 KB<!-- /size -->     the gzip size of the figure `percent`
 *     <!-- peer qs -->14.4 KB<!-- /peer -->         the gzip size of another package
 *
 * Throws on a mark that names no figure or no package.
 */
export function updateMarks(
  markdown: string,
  figures: ReadonlyMap<string, Weight>,
  peers: readonly WeighedPeer[] = [],
): string {
  return markdown
    .replace(SIZE, (_, open: string, id: string, close: string) => {
      const weight = figures.get(id);
      if (weight === undefined) throw new Error(`"${id}" is not a figure of tooling/bundles`);
      return `${open}${kilobytes(weight.gzip)} KB${close}`;
    })
    .replace(PEER, (_, open: string, name: string, close: string) => {
      const found = peers.find(({ peer }) => peer.name === name);
      if (found === undefined) throw new Error(`"${name}" is not a peer of tooling/bundles`);
      return `${open}${kilobytes(found.gzip)} KB${close}`;
    });
}

/** The ids of the figures that `markdown` has marks for. */
export function marksIn(markdown: string): string[] {
  return Array.from(markdown.matchAll(SIZE), ([, , id = ""]) => id);
}

const SIZE = /(<!-- size (.+?) -->)[^<]*(<!-- \/size -->)/g;
const PEER = /(<!-- peer (.+?) -->)[^<]*(<!-- \/peer -->)/g;

/**
 * Returns true if two texts are equal except for figures of KB that differ by at most a tenth or one percent. Node 20
 * to 26 on x64 compress to the same bytes, but no compressor promises that, and one byte more can change the last
 * digit.
 */
export function agree(a: string, b: string): boolean {
  if (a.replace(FIGURE, "#") !== b.replace(FIGURE, "#")) return false;
  const others = figuresIn(b);
  // A figure has one digit after the point, so a difference of 0.1 may be 0.10000000000000009.
  return figuresIn(a).every((figure, i) => Math.abs(figure - others[i]!) <= Math.max(0.101, figure / 100));
}

// Matches neither a version nor a limit, which is not measured.
const FIGURE = /(?<![\d.]|≤ )\d+\.\d(?![\d.])/g;

function figuresIn(text: string): number[] {
  return Array.from(text.matchAll(FIGURE), ([figure]) => Number(figure));
}
