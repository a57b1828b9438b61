declare module "whatwg-url" {
  export const URL: typeof globalThis.URL & { parse(url: string, base?: string): globalThis.URL | null };
  export const URLSearchParams: typeof globalThis.URLSearchParams;
}
