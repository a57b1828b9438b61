import { installedIn, registerIn } from "./constructor-registry.ts";
import { type Constructor, type Realm, realmClass } from "./realm-class.ts";

/** What `webidl2js` makes for each interface, as far as an interface without a separate implementation has it. */
export interface InterfaceWrapper {
  /** Gives the realm a class of its own, and its global object the name, where the interface is exposed. */
  install(globalObject: object, globalNames: readonly string[]): void;
  /** A new object of the realm's class. */
  create(globalObject: object, constructorArgs?: readonly unknown[]): object;
  /** The same: the object is its own implementation. */
  createImpl(globalObject: object, constructorArgs?: readonly unknown[]): object;
  /** Is `value` an object of this interface, of whatever realm? */
  is(value: unknown): boolean;
  isImpl(value: unknown): boolean;
  /** `value` itself when it is such an object. Throws the realm's TypeError when not. */
  convert(globalObject: object, value: unknown, options?: { readonly context?: string }): object;
}

/** An interface, by its class and the names that global objects have for it. */
export interface InterfaceNames {
  readonly name: string;
  readonly legacyWindowAlias?: string;
}

/** The wrapper of the interface that `platformClass` is. */
export function interfaceWrapper(platformClass: Constructor, names: InterfaceNames): InterfaceWrapper {
  const is = brandCheck(platformClass);
  const create = (globalObject: object, constructorArgs: readonly unknown[] = []): object =>
    Reflect.construct(installedIn(globalObject, names.name), constructorArgs);
  return {
    install(globalObject, globalNames) {
      if (!globalNames.some((name) => name === "Window" || name === "Worker")) return;
      const realm = globalObject as Realm;
      const value = realmClass(platformClass, names.name, realm);
      registerIn(realm, names.name, value);
      const property = { value, writable: true, configurable: true };
      Object.defineProperty(realm, names.name, property);
      if (names.legacyWindowAlias !== undefined && globalNames.includes("Window")) {
        Object.defineProperty(realm, names.legacyWindowAlias, property);
      }
    },
    create,
    createImpl: create,
    is,
    isImpl: is,
    convert(globalObject, value, { context = "The provided value" } = {}) {
      if (is(value)) return value as object;
      throw new (globalObject as Realm).TypeError(`${context} is not of type '${names.name}'.`);
    },
  };
}

/** `toString` reads a private field, so it throws for every object that the class did not make. */
function brandCheck(platformClass: Constructor): (value: unknown) => boolean {
  const stringify = platformClass.prototype.toString;
  return (value) => {
    try {
      Reflect.apply(stringify, value, []);
      return true;
    } catch {
      return false;
    }
  };
}
