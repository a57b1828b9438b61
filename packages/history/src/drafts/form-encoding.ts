/** The decoder of an encoding. */
export type Decode = (bytes: Uint8Array) => string;

/** An encoding as the drafts' form parsers take it. */
export interface FormEncoding {
  readonly decode: Decode;
  readonly isUTF8: boolean;
}

export type DraftPair = readonly [name: string, value: string];
