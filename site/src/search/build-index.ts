import { anchorOf } from "./anchor.ts";
import type { PackedIndex, PackedSection } from "./packed.ts";
import { sectionsOf } from "./sections.ts";
import { COMMON, type SearchSection } from "./terms.ts";

/** Returns the index of all pages as JSON: headings, and for each section the words that distinguish it most. */
export function buildIndex(pages: readonly { readonly url: string; readonly content: string }[]): string {
  const all = pages.map(({ url, content }) => ({ url, sections: sectionsOf(content, url).filter(isSearched) }));
  const documents = all.flatMap(({ sections }) => sections.map(wordsOf));
  const counts = new Map<string, number>();
  for (const words of documents) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const packed: PackedIndex = all
    .filter(({ sections }) => sections.length > 0)
    .map(({ url, sections }) => [url, sections[0]!.page, sections.map((section) => pack(section, url))]);
  return JSON.stringify(packed);

  function pack(section: SearchSection, url: string): PackedSection {
    const { heading, asked } = section;
    const known = new Set(words(`${heading} ${section.page} ${asked}`));
    const weight = (word: string, count: number) => Math.sqrt(count) * Math.log(documents.length / counts.get(word)!);
    const chosen = [...wordsOf(section)]
      .filter(([word]) => !known.has(word))
      .sort(([a, m], [b, n]) => weight(b, n) - weight(a, m))
      .slice(0, mostWords(url))
      .map(([word]) => word)
      .join(" ");
    return asked === "" ? [heading, anchorIn(section), chosen] : [heading, anchorIn(section), chosen, asked];
  }
}

/** Lists of links to the sections below them, and of letters, answer nothing. */
function isSearched({ id }: SearchSection): boolean {
  return !/-list$|^\/reference\/a-z\//.test(id);
}

function anchorIn({ id, heading }: SearchSection): PackedSection[1] {
  const anchor = decodeURIComponent(id.split("#")[1] ?? "");
  if (anchor === "") return "";
  if (anchor === anchorOf(heading)) return 0;
  return anchor === heading.split(" ")[0] ? 1 : anchor;
}

/** How many words of a section are kept beside its heading: the more, the more it tells how to do something. */
function mostWords(url: string): number {
  const [, most] = MOST.find(([prefix]) => url.startsWith(prefix))!;
  return most;
}

const MOST: readonly (readonly [prefix: string, most: number])[] = [
  ["/guide/", 16],
  ["/packages/", 8],
  ["/docs/migrating/", 8],
  ["/docs/compatibility/", 60],
  ["/playground/", 8],
  ["/reference/", 0],
  ["/", 5],
];

/** The words of a section's text, each with how often it is there. */
function wordsOf({ text }: SearchSection): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words of letters, and names such as "ipv6". A number answers nothing, and a word of two letters hardly anything. */
function words(text: string): string[] {
  const found = text.toLowerCase().match(/(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]{2,19}(?![\p{L}\p{N}_])/gu) ?? [];
  return found.filter((word) => !COMMON.has(word));
}
