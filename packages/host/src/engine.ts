import { hrefOf } from "./platform-href.ts";

// What parses hosts: these functions, or in the platform tier those of `platform.ts`. Imported as `#engine`.

export { canonicalizeHost } from "./canonicalize.ts";
export { createHostListener, expectHostListener } from "./listener.ts";

/** Nothing here parses with the platform's `URL`; `isPlatformExact` of `@url/parser` asks it. */
export function platformHref(input: string, base?: string): string | null {
  return hrefOf(Reflect.get(globalThis, "URL"), input, base);
}
