/** As much of the platform's `URL` as the platform tier uses: what lies where in an `href` is found by `locate`. */
export type PlatformURL = new (input: string, base?: string) => { readonly href: string };

/** Returns the `href` that `URL` has for `input`, resolved against `base`; `null` if it throws, or if there is none. */
export function hrefOf(URL: PlatformURL | undefined, input: string, base?: string): string | null {
  try {
    return new URL!(input, base).href;
  } catch {
    return null;
  }
}
