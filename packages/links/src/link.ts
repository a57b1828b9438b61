/** What all links have. Offsets are UTF-16 code units of the text, or of all chunks together. */
interface Place {
  /** The link as it stands in the text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if the text has the scheme; false for `example.com` and `me@example.com`. */
  readonly hasScheme: boolean;
}

/** A URL that was found in text. */
export interface URLLink extends Place {
  readonly kind: "url";
}

/** An email address that was found in text. */
export interface EmailLink extends Place {
  readonly kind: "email";
  /** The address, without `mailto:`. */
  readonly address: string;
}

/** What {@link findLinks} finds. */
export type Link = URLLink | EmailLink;
