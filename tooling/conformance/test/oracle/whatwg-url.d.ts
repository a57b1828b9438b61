declare module "whatwg-url" {
  export const URL: typeof globalThis.URL;
  /** The package's URL record, which is passed on and never read. */
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
