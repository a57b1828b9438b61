/** What both builds are asked. A base and an `href` that is set are canonical. */
export type Question =
  | readonly [kind: "parse", input: string, base: string | null]
  | readonly [kind: "set", href: string, setter: string, value: string]
  | readonly [kind: "host", text: string, isOpaque: boolean];

/** What an engine sends back. */
export interface PlatformReport {
  /** What `isPlatformExact` returned. */
  readonly isExact: boolean;
  /** The same with `{ asciiDomains: true }`. */
  readonly isExactInASCII: boolean;
  readonly compared: number;
  /** The index of each question that the two builds answer differently, and both answers. */
  readonly differences: readonly (readonly [index: number, full: string | null, platform: string | null])[];
}
