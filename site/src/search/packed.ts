/** `search.json`: the pages of the site, as short as they can be written. `openSearch` makes an index of it. */
export type PackedIndex = readonly PackedPage[];

/** A page: its address, its title, and its sections in their order. */
export type PackedPage = readonly [url: string, title: string, sections: readonly PackedSection[]];

/**
 * A section. `asked` is left out if there is none. The anchor is "" for the page itself, 0 for that of the heading as
 * `anchorOf` makes it, and 1 for the first word of the heading.
 */
export type PackedSection = readonly [heading: string, anchor: string | 0 | 1, words: string, asked?: string];
