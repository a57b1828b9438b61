/** What a part of the displayed text is. */
export type DisplayedPartKind =
  | "scheme"
  /** The labels before the registrable domain. */
  | "subdomain"
  | "registrable-domain"
  /** A host without a registrable domain: an IP address, a public suffix, an opaque host. */
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment"
  /** "…", for what was left out. */
  | "ellipsis";

/** A part of the displayed text, with its range in UTF-16 code units. */
export interface DisplayedPart {
  readonly kind: DisplayedPartKind;
  readonly start: number;
  readonly end: number;
}

/** Text to show, and its parts in their order. Delimiters and the characters that isolate directions are in no part. */
export interface Displayed {
  readonly text: string;
  readonly parts: readonly DisplayedPart[];
}

/** A piece of text before it is joined: a part, or delimiters if `kind` is null. */
export interface Piece {
  readonly kind: DisplayedPartKind | null;
  readonly text: string;
}

/** Pieces that are isolated from the others if they have right-to-left characters. */
export type Component = readonly Piece[];

/** Returns the text of components, without characters for directions. */
export function textOf(components: readonly Component[]): string {
  return components.map((pieces) => pieces.map(({ text }) => text).join("")).join("");
}
