/**
 * What test runners compare. They read enumerable own properties and see no private field, so without one any two URLs
 * were equal to them: `expect(new URL("http://a/")).toEqual(new URL("http://b/"))` passed in Vitest, `bun:test` and Deno.
 * The key is a symbol, which `Object.keys`, `for…in` and `JSON.stringify` leave out. Nothing reads the property.
 */
const HREF: unique symbol = /* @__PURE__ */ Symbol("href");

/** The serialization of a URL; of one whose query has changed since it was serialized, something that equals nothing else. */
type Shown = string | (() => void);

/** Writes what is compared. An object that was frozen stays as it was, and its setters go on to work. */
export function showHref(url: object, shown: Shown): void {
  try {
    (url as { [HREF]?: Shown })[HREF] = shown;
  } catch {}
}

/**
 * Makes a comparison of Vitest and Jest read `href` first, which serializes a query that has changed. Both ask for
 * `asymmetricMatch` before they compare anything, and take `undefined` for "compare as usual". Serializing at each change
 * instead would take n² steps, and a getter of each object 200 ns, four times as long as making a URL.
 */
export function defineComparable(prototype: object, readHref: (url: object) => unknown): void {
  Object.defineProperty(prototype, "asymmetricMatch", {
    get(this: object) {
      readHref(this);
    },
    configurable: true,
  });
}
