import type { Constructor, Realm } from "./realm-class.ts";

/**
 * The place on a global object where all that `webidl2js` generated finds the realm's classes, ours among
 * them. Whoever comes first makes it, with the three intrinsics that generated code reads from it.
 */
const REGISTRY = /* @__PURE__ */ Symbol.for("[webidl2js] constructor registry");

type Registry = Record<string, unknown>;

export function registerIn(realm: Realm, name: string, interfaceObject: Constructor): void {
  registryOf(realm)[name] = interfaceObject;
}

/** @throws Error when nothing was installed */
export function installedIn(globalObject: object, name: string): Constructor {
  const interfaceObject = registryOf(globalObject as Realm)[name];
  if (typeof interfaceObject !== "function") throw new Error(`${name} is not installed on the passed global object`);
  return interfaceObject as Constructor;
}

function registryOf(realm: Realm): Registry {
  const holder = realm as unknown as { [REGISTRY]?: Registry };
  if (!Object.hasOwn(realm, REGISTRY)) holder[REGISTRY] = newRegistry(realm);
  return holder[REGISTRY]!;
}

function newRegistry(realm: Realm): Registry {
  const registry: Registry = Object.create(null);
  const parentOf = (value: object): object => Object.getPrototypeOf(value);
  registry["%Object.prototype%"] = realm.Object.prototype;
  registry["%IteratorPrototype%"] = parentOf(parentOf(new realm.Array()[Symbol.iterator]()));
  // The realm's own can only be had by evaluating code in it, which a content security policy can forbid.
  registry["%AsyncIteratorPrototype%"] = parentOf(parentOf(async function* () {}.prototype));
  return registry;
}
