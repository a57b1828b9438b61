import * as api from "@url/api";
import { URL, URLSearchParams } from "@url/api";
import { describe, expect, test } from "vitest";
import { defineInterface } from "../src/interface.ts";

/** The IDL of the Standard, as what it makes of each member: `name/length`. */
const INTERFACES = [
  {
    interfaceObject: URL,
    name: "URL",
    length: 1,
    instance: () => new URL("https://example.org/?a=b"),
    statics: ["parse/1", "canParse/1"],
    methods: ["toString/0", "toJSON/0"],
    attributes: ["href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"],
    readonlyAttributes: ["origin", "searchParams"],
    symbols: [],
    // For test runners: `comparable.ts`.
    hidden: ["asymmetricMatch"],
    own: ["Symbol(href)"],
  },
  {
    interfaceObject: URLSearchParams,
    name: "URLSearchParams",
    length: 0,
    instance: () => new URLSearchParams("a=b"),
    statics: [],
    methods: [
      "append/2",
      "delete/1",
      "get/1",
      "getAll/1",
      "has/1",
      "set/2",
      "sort/0",
      "entries/0",
      "forEach/1",
      "keys/0",
      "values/0",
      "toString/0",
    ],
    attributes: [],
    readonlyAttributes: ["size"],
    symbols: [Symbol.iterator],
    hidden: [],
    own: [],
  },
];

/** Receivers that no member may take: nothing, a primitive, the prototype itself, a look-alike, another class's. */
const wrongReceivers = (prototype: object, other: object) => [
  undefined,
  null,
  1,
  "a",
  {},
  prototype,
  Object.create(prototype),
  new Proxy(other, {}),
  other,
  globalThis,
];

test("a property of every function that cannot be changed, as Hermes has them, is left alone", () => {
  const interfaceObject = { prototype: {}, name: "" };
  for (const key of ["caller", "arguments"]) Object.defineProperty(interfaceObject, key, { value: null });
  expect(() => defineInterface(interfaceObject, "Example")).not.toThrow();
  expect(interfaceObject.name).toBe("Example");
});

const descriptorOf = (holder: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(holder, key);

describe.each(INTERFACES)("interface $name", (idl) => {
  const { interfaceObject, name, instance } = idl;
  const prototype = interfaceObject.prototype as object;
  const other = interfaceObject === URL ? new URLSearchParams() : new URL("a:");
  const methods = idl.methods.map((method) => method.split("/") as [string, string]);
  const statics = idl.statics.map((method) => method.split("/") as [string, string]);

  test("interface object: has the name, length and parent of the IDL", () => {
    expect(typeof interfaceObject).toBe("function");
    expect(Object.getPrototypeOf(interfaceObject)).toBe(Function.prototype);
    const value = { writable: false, enumerable: false, configurable: true };
    expect(descriptorOf(interfaceObject, "name")).toEqual({ value: name, ...value });
    expect(descriptorOf(interfaceObject, "length")).toEqual({ value: idl.length, ...value });
    const { value: own, ...rest } = descriptorOf(interfaceObject, "prototype")!;
    expect(own === prototype).toBe(true);
    expect(rest).toEqual({ writable: false, enumerable: false, configurable: false });
  });

  test("interface prototype object: has the parent, constructor and toStringTag of the IDL", () => {
    expect(Object.getPrototypeOf(prototype)).toBe(Object.prototype);
    expect(descriptorOf(prototype, "constructor")).toEqual({
      value: interfaceObject,
      writable: true,
      enumerable: false,
      configurable: true,
    });
    expect(descriptorOf(prototype, Symbol.toStringTag)).toEqual({
      value: name,
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.prototype.toString.call(instance())).toBe(`[object ${name}]`);
    expect(Object.prototype.toString.call(prototype)).toBe(`[object ${name}]`);
  });

  // @id api/only-members-idl
  test("has only the members of the IDL", () => {
    const expected = [...methods.map(([key]) => key), ...idl.attributes, ...idl.readonlyAttributes];
    expect(Object.keys(prototype).sort()).toEqual([...expected].sort());
    expect(Object.getOwnPropertyNames(prototype).sort()).toEqual(["constructor", ...idl.hidden, ...expected].sort());
    expect(Object.keys(interfaceObject).sort()).toEqual(statics.map(([key]) => key).sort());
    expect(new Set(Object.getOwnPropertySymbols(prototype))).toEqual(
      new Set([Symbol.toStringTag, Symbol.for("nodejs.util.inspect.custom"), ...idl.symbols]),
    );
    for (const symbol of Object.getOwnPropertySymbols(prototype)) {
      expect(descriptorOf(prototype, symbol)?.enumerable).toBe(false);
    }
  });

  test("instances have no own properties except one symbol, by which test runners compare URLs", () => {
    expect(Reflect.ownKeys(instance()).map(String)).toEqual(idl.own);
    expect(Object.keys(instance())).toEqual([]);
    expect(Object.getPrototypeOf(instance())).toBe(prototype);
  });

  test("operations: have the attributes, name and length of the IDL, including static ones", () => {
    for (const [holder, operations] of [[prototype, methods] as const, [interfaceObject, statics] as const]) {
      for (const [key, length] of operations) {
        const descriptor = descriptorOf(holder, key);
        expect(descriptor, key).toMatchObject({ writable: true, enumerable: true, configurable: true });
        expect(descriptor?.value.name).toBe(key);
        expect(descriptor?.value.length, key).toBe(Number(length));
        expect(Object.hasOwn(descriptor?.value, "prototype"), key).toBe(false);
        expect(() => Reflect.construct(descriptor?.value, ["a", "b"]), key).toThrow(TypeError);
      }
    }
  });

  // @id api/attributes-accessors-idl-s-names
  test("attributes: are accessors with the IDL's names, and have a setter unless they are read-only", () => {
    for (const key of [...idl.attributes, ...idl.readonlyAttributes]) {
      const { get, set, enumerable, configurable } = descriptorOf(prototype, key)!;
      expect([enumerable, configurable], key).toEqual([true, true]);
      expect([get?.name, get?.length], key).toEqual([`get ${key}`, 0]);
      if (idl.readonlyAttributes.includes(key)) expect(set, key).toBeUndefined();
      else expect([set?.name, set?.length], key).toEqual([`set ${key}`, 1]);
    }
  });

  test("brand: every getter, setter and method throws a TypeError for a wrong receiver", () => {
    for (const receiver of wrongReceivers(prototype, other)) {
      for (const [key] of methods) {
        const method = Reflect.get(prototype, key) as () => unknown;
        expect(() => Reflect.apply(method, receiver, ["a", "b"]), key).toThrow(TypeError);
        expect(() => Reflect.apply(method, receiver, [() => {}]), key).toThrow(TypeError);
      }
      for (const key of [...idl.attributes, ...idl.readonlyAttributes]) {
        const { get, set } = descriptorOf(prototype, key)!;
        expect(() => Reflect.apply(get!, receiver, []), key).toThrow(TypeError);
        if (set) expect(() => Reflect.apply(set, receiver, ["https://example.org/"]), key).toThrow(TypeError);
      }
    }
  });

  test("brand: is checked before an argument is converted", () => {
    const argument = {
      toString() {
        throw new Error("converted");
      },
    };
    for (const [key] of methods.filter(([, length]) => length !== "0")) {
      const method = Reflect.get(prototype, key) as () => unknown;
      expect(() => Reflect.apply(method, {}, [argument, argument]), key).toThrow(TypeError);
    }
    for (const key of idl.attributes) {
      expect(() => Reflect.apply(descriptorOf(prototype, key)!.set!, {}, [argument]), key).toThrow(TypeError);
    }
  });

  test("operations: throw a TypeError for too few arguments, and convert none of them", () => {
    const given = {
      toString() {
        throw new Error("converted");
      },
    };
    for (const [key, length] of methods) {
      const method = Reflect.get(prototype, key) as () => unknown;
      for (let count = 0; count < Number(length); count++) {
        expect(() => Reflect.apply(method, instance(), Array(count).fill(given)), key).toThrow(TypeError);
      }
    }
  });

  test("operations: ignore additional arguments", () => {
    for (const [key, length] of methods) {
      const enough = key === "forEach" ? [() => {}] : Array(Math.max(2, Number(length))).fill("a");
      const call = (given: unknown[]) => Reflect.apply(Reflect.get(prototype, key) as () => unknown, instance(), given);
      expect(() => call([...enough, Symbol("more")]), key).not.toThrow();
    }
  });

  test("methods that modify the object return undefined", () => {
    for (const key of ["append", "delete", "set", "sort", "forEach"]) {
      const method = Reflect.get(prototype, key) as (() => unknown) | undefined;
      if (method) expect(Reflect.apply(method, instance(), [() => {}, "b"]), key).toBeUndefined();
    }
  });
});

describe("interface URLSearchParams Iterator", () => {
  const iterator = new URLSearchParams("a=b").entries();
  const prototype = Object.getPrototypeOf(iterator) as object;

  test("prototype: is shared by all three kinds of iterator, and inherits from %IteratorPrototype%", () => {
    const params = new URLSearchParams();
    for (const other of [params.keys(), params.values(), params[Symbol.iterator]()]) {
      expect(Object.getPrototypeOf(other)).toBe(prototype);
    }
    expect(Object.getPrototypeOf(prototype)).toBe(Object.getPrototypeOf(Object.getPrototypeOf([].values())));
    expect(Reflect.ownKeys(iterator)).toEqual([]);
  });

  test("prototype: has next and toStringTag, and no own constructor", () => {
    expect(Reflect.ownKeys(prototype)).toEqual(["next", Symbol.toStringTag, Symbol.for("nodejs.util.inspect.custom")]);
    expect(descriptorOf(prototype, "next")).toMatchObject({ writable: true, enumerable: true, configurable: true });
    expect(descriptorOf(prototype, Symbol.toStringTag)).toEqual({
      value: "URLSearchParams Iterator",
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.prototype.toString.call(iterator)).toBe("[object URLSearchParams Iterator]");
    expect([iterator.next.name, iterator.next.length]).toEqual(["next", 0]);
  });

  test("brand: next throws a TypeError for a wrong receiver", () => {
    const receivers = [undefined, {}, prototype, Object.create(prototype), new URLSearchParams(), [].values()];
    for (const receiver of receivers) expect(() => Reflect.apply(iterator.next, receiver, [])).toThrow(TypeError);
  });

  test("@@iterator: is the function of entries, and is not enumerable", () => {
    expect(descriptorOf(URLSearchParams.prototype, Symbol.iterator)).toEqual({
      value: URLSearchParams.prototype.entries,
      writable: true,
      enumerable: false,
      configurable: true,
    });
  });
});

describe("historical", () => {
  test("URL has no member that the Standard removed or never had", () => {
    for (const key of ["domainToASCII", "domainToUnicode", "createFor"]) expect(key in URL, key).toBe(false);
    for (const key of ["query", "searchParameters", "filename", "input", "getParameter"]) {
      expect(key in URL.prototype, key).toBe(false);
    }
  });

  test("URL has no functions for blob URLs, which another specification defines", () => {
    expect("createObjectURL" in URL).toBe(false);
    expect("revokeObjectURL" in URL).toBe(false);
  });

  test("the package exports the two classes and the two domain functions", () => {
    expect(Object.keys(api).sort()).toEqual(["URL", "URLSearchParams", "domainToASCII", "domainToUnicode"]);
    expect(api.domainToASCII("español.com")).toEqual({ ok: true, value: "xn--espaol-zwa.com" });
    expect(api.domainToASCII("xn--iñvalid.com").ok).toBe(false);
    expect(api.domainToUnicode("xn--espaol-zwa.com")).toEqual({ ok: true, value: "español.com" });
  });

  test("structuredClone: returns an empty object, where the platform's class throws; a class in JavaScript cannot", () => {
    const clone = structuredClone(new URL("https://example.org/"));
    expect(clone).toEqual({});
    expect(Object.getPrototypeOf(clone)).toBe(Object.prototype);
  });
});
