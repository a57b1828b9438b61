/** What is read from a global object. */
export interface Realm {
  readonly Object: ObjectConstructor;
  readonly Array: ArrayConstructor;
  readonly TypeError: TypeErrorConstructor;
}

export type Constructor = new (...args: unknown[]) => object;

/**
 * A class for `realm` with the members of `platformClass`. Its objects are made by `platformClass`, so they have
 * its private fields; their prototypes are the realm's, and a TypeError comes out as the realm's own.
 * @see https://webidl.spec.whatwg.org/#interface-object
 */
export function realmClass(platformClass: Constructor, name: string, realm: Realm): Constructor {
  const realmInterface = {
    [name]: class {
      constructor(...args: unknown[]) {
        // biome-ignore lint/correctness/noConstructorReturn: the object that has the private fields
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

/** Members that are one function under two names stay one: `entries` and `Symbol.iterator`. */
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

/** Method syntax, because a method is no constructor. */
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

/** Runs a call; a TypeError of this module's realm is thrown again as one of `realm`, with all that it carries. */
function inRealm<Result>(realm: Realm, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof TypeError) || realm.TypeError === TypeError) throw error;
    const options = error.cause === undefined ? undefined : { cause: error.cause };
    throw Object.assign(new realm.TypeError(error.message, options), error);
  }
}

/** What `URL.parse` and `searchParams` give is of the platform's classes: it gets the prototype of the realm's. */
function adopt(realm: Realm, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const prototype = prototypesOf(realm).get(Object.getPrototypeOf(value));
  if (prototype !== undefined) Object.setPrototypeOf(value, prototype);
  return value;
}

/** For each realm: the prototype that stands there for one of the platform's. */
const PROTOTYPES = /* @__PURE__ */ new WeakMap<Realm, Map<object, object>>();

function prototypesOf(realm: Realm): Map<object, object> {
  const known = PROTOTYPES.get(realm);
  if (known !== undefined) return known;
  const prototypes = new Map<object, object>();
  PROTOTYPES.set(realm, prototypes);
  return prototypes;
}
