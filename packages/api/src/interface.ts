/**
 * Makes a class a Web IDL interface. Its accessors and methods, including static ones, become enumerable, which class
 * syntax does not make them. `name` becomes the class's name, which a minifier may have changed, and the prototype's
 * `Symbol.toStringTag`.
 * @see https://webidl.spec.whatwg.org/#js-interfaces
 */
export function defineInterface(interfaceObject: { readonly prototype: object }, name: string): void {
  const { prototype } = interfaceObject;
  for (const holder of [interfaceObject, prototype]) {
    for (const key of Object.getOwnPropertyNames(holder)) {
      // Hermes gives every strict function its own `caller` and `arguments`, which cannot be changed.
      if (!/^(arguments|caller|constructor|length|name|prototype)$/.test(key))
        Object.defineProperty(holder, key, { enumerable: true });
    }
  }
  Object.defineProperty(interfaceObject, "name", { value: name });
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
}
