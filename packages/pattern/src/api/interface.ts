/**
 * Makes a class a Web IDL interface: its accessors and methods become enumerable, and `name` becomes the class's name, which
 * a minifier may have changed, and the prototype's `Symbol.toStringTag`.
 * @see https://webidl.spec.whatwg.org/#js-interfaces
 */
export function defineInterface(interfaceObject: { readonly prototype: object }, name: string): void {
  const { prototype } = interfaceObject;
  for (const key of Object.getOwnPropertyNames(prototype)) {
    if (key !== "constructor") Object.defineProperty(prototype, key, { enumerable: true });
  }
  Object.defineProperty(interfaceObject, "name", { value: name });
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
}
