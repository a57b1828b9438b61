import { installedIn, registerIn } from "./constructor-registry.ts";
import { type Constructor, type Realm, realmClass } from "./realm-class.ts";

/** What `webidl2js` generates for an interface that has no separate implementation class. */
export interface InterfaceWrapper {
  /**
   * Defines a class of the realm's own on its global object, if `globalNames` contains "Window" or "Worker", where the
   * interface is exposed.
   */
  install(globalObject: object, globalNames: readonly string[]): void;
  /** Returns a new object of the class that was installed in the realm. Throws an Error if none was. */
  create(globalObject: object, constructorArgs?: readonly unknown[]): object;
  /** Does the same as `create`, because an object is its own implementation. */
  createImpl(globalObject: object, constructorArgs?: readonly unknown[]): object;
  /** Returns true if `value` is an object of this interface, of any realm. */
  is(value: unknown): boolean;
  /** Does the same as `is`. */
  isImpl(value: unknown): boolean;
  /** Returns `value` if it is an object of this interface. Throws the realm's TypeError if not. */
  convert(globalObject: object, value: unknown, options?: { readonly context?: string }): object;
}

/** The names that global objects have for an interface. */
export interface InterfaceNames {
  readonly name: string;
  readonly legacyWindowAlias?: string;
}

/** Returns the wrapper of the interface that `platformClass` implements. */
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

/** Returns a check for objects of the class: `toString` reads a private field, so it throws for every other object. */
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
