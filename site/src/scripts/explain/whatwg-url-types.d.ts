/** What we use of whatwg-url, which has no types of its own. */
declare module "whatwg-url" {
  export const URL: typeof globalThis.URL;
}
