declare module "whatwg-url" {
  export const URL: typeof globalThis.URL;
  /** Their URL record, which is passed along and never looked into. */
  interface PeerURL {
    readonly scheme: string;
  }
  export function parseURL(input: string): PeerURL | null;
  export function parseURLWithValidationErrors(
    input: string,
    options: { readonly baseURL?: PeerURL },
  ): { readonly url: PeerURL | null; readonly validationErrors: readonly string[] };
  export function serializeURL(url: PeerURL): string;
}
