/** The properties of a global object that are read here. */
export interface Realm {
  readonly Object: ObjectConstructor;
  readonly Array: ArrayConstructor;
  readonly TypeError: TypeErrorConstructor;
}

export type Constructor = new (...args: unknown[]) => object;

/**
 * Returns a class for `realm` with the members of `platformClass`. `platformClass` constructs its objects, so they have
 * its private fields. Their prototypes belong to the realm, and so does every TypeError that their members throw.
 * @see https://webidl.spec.whatwg.org/#interface-object
 */
export function realmClass(platformClass: Constructor, name: string, realm: Realm): Constructor {
  const realmInterface = {
    [name]: class {
      constructor(...args: unknown[]) {
        // biome-ignore lint/correctness/noConstructorReturn: the object with the private fields
        return inRealm(realm, () => Reflect.construct(platformClass, args, new.target));
      }
    },
  }[name] as Constructor;
  Object.defineProperty(realmInterface, "length", { value: platformClass.length, configurable: true });
  Object.setPrototypeOf(realmInterface.prototype, realm.Object.prototype);
  prototypesOf(realm).set(platformClass.prototype, realmInterface.prototype);
  copyMembers(platformClass.prototype, realmInterface.prototype, realm);
  copyMembers(platformClass, realmInterface, realm);
  return realmInterface;
}

/** Copies members. A function with two names, such as `entries` and `Symbol.iterator`, remains one function. */
function copyMembers(from: object, to: object, realm: Realm): void {
  const copies = new Map<unknown, unknown>();
  const copy = (member: unknown): unknown => {
    if (typeof member !== "function") return member;
    if (!copies.has(member)) copies.set(member, wrap(member as Method, realm));
    return copies.get(member);
  };
  for (const key of Reflect.ownKeys(from)) {
    if (key === "constructor" || key === "prototype" || key === "length" || key === "name") continue;
    const descriptor = Object.getOwnPropertyDescriptor(from, key)!;
    if ("value" in descriptor) descriptor.value = copy(descriptor.value);
    if (descriptor.get) descriptor.get = copy(descriptor.get) as () => unknown;
    if (descriptor.set) descriptor.set = copy(descriptor.set) as (value: unknown) => void;
    Object.defineProperty(to, key, descriptor);
  }
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Wraps a method in another one, written as a method because a method is not a constructor. */
function wrap(method: Method, realm: Realm): Method {
  const { wrapped } = {
    wrapped(this: unknown, ...args: unknown[]): unknown {
      return adopt(
        realm,
        inRealm(realm, () => Reflect.apply(method, this, args)),
      );
    },
  };
  Object.defineProperty(wrapped, "name", { value: method.name, configurable: true });
  Object.defineProperty(wrapped, "length", { value: method.length, configurable: true });
  return wrapped;
}

/** Calls `call`. Replaces a TypeError of this module's realm by one of `realm` with the same properties. */
function inRealm<Result>(realm: Realm, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof TypeError) || realm.TypeError === TypeError) throw error;
    const options = error.cause === undefined ? undefined : { cause: error.cause };
    throw Object.assign(new realm.TypeError(error.message, options), error);
  }
}

/** Gives an object that `URL.parse` or `searchParams` returned the prototype of the realm's class. */
function adopt(realm: Realm, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const prototype = prototypesOf(realm).get(Object.getPrototypeOf(value));
  if (prototype !== undefined) Object.setPrototypeOf(value, prototype);
  return value;
}

/** For each realm, a map from the prototypes of the platform's classes to those of the realm's. */
const PROTOTYPES = /* @__PURE__ */ new WeakMap<Realm, Map<object, object>>();

function prototypesOf(realm: Realm): Map<object, object> {
  const known = PROTOTYPES.get(realm);
  if (known !== undefined) return known;
  const prototypes = new Map<object, object>();
  PROTOTYPES.set(realm, prototypes);
  return prototypes;
}
