/** A page in a list of pages. */
export interface Entry {
  readonly title: string;
  readonly url: string;
  /** It is listed only beside pages whose address starts with this. */
  readonly under?: string;
}

/** A part of the site whose pages are listed beside each of them. */
export interface Section {
  readonly name: string;
  /** What the addresses of its pages start with. */
  readonly prefixes: readonly string[];
  readonly groups: readonly { readonly name: string; readonly pages: readonly Entry[] }[];
}
