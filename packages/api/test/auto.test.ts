import { spawnSync } from "node:child_process";
import { type Context, createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { readers, stubs } from "./react-native.ts";

const script = await bundle("src/auto.ts");

/** A realm of its own that has `globals`, after the polyfill was imported there. */
function installed(globals: object): Context & { URL: typeof URL; URLSearchParams: typeof URLSearchParams } {
  const context = createContext(globals);
  runInContext(script, context);
  return context as ReturnType<typeof installed>;
}

/** What such realms have that ship a class by that name for blob URLs and little else. */
class BlobURLs {
  readonly href = "not implemented";
  static createObjectURL(blob: { name: string }): string {
    return `blob:${blob.name}`;
  }
  static revokeObjectURL(): string {
    return "revoked";
  }
}

test("auto: installs both classes if neither exists", () => {
  const realm = installed({});
  expect(new realm.URL("b?c=d", "https://example.org/a").href).toBe("https://example.org/b?c=d");
  expect(new realm.URL("a:?c=d").searchParams).toBeInstanceOf(realm.URLSearchParams);
});

test("auto: defines the globals with the attributes that Web IDL requires", () => {
  const realm = installed({});
  for (const name of ["URL", "URLSearchParams"] as const) {
    const { value, ...rest } = Object.getOwnPropertyDescriptor(realm, name)!;
    expect(value.name).toBe(name);
    expect(rest).toEqual({ writable: true, enumerable: false, configurable: true });
  }
});

test("auto: replaces a class that fails the probe, and keeps its blob functions", () => {
  const realm = installed({ URL: BlobURLs });
  expect(realm.URL).not.toBe(BlobURLs);
  expect(realm.URL.createObjectURL({ name: "x" } as never)).toBe("blob:x");
  expect(realm.URL.revokeObjectURL("")).toBe("revoked");
  for (const key of ["createObjectURL", "revokeObjectURL"] as const) {
    expect(Object.getOwnPropertyDescriptor(realm.URL, key)).toEqual({
      value: BlobURLs[key],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
});

test("auto: adds no blob functions if the platform has none", () => {
  expect("createObjectURL" in installed({}).URL).toBe(false);
  expect("createObjectURL" in installed({ URL: class {} }).URL).toBe(false);
});

test("auto: replaces both classes if one fails, so that searchParams is an instance of the global class", () => {
  for (const globals of [
    { URL, URLSearchParams: class {} },
    { URL: class {}, URLSearchParams },
    { URL },
    { URLSearchParams },
  ]) {
    const realm = installed(globals);
    expect(realm.URL).not.toBe(URL);
    expect(realm.URLSearchParams).not.toBe(URLSearchParams);
    expect(new realm.URL("a:?c=d").searchParams).toBeInstanceOf(realm.URLSearchParams);
  }
});

test("auto: keeps classes that pass the probe, and its own classes on a second import", () => {
  const kept = installed({ URL, URLSearchParams, webkitURL: URL });
  expect([kept.URL, kept.URLSearchParams, kept.webkitURL]).toEqual([URL, URLSearchParams, URL]);
  const realm = installed({});
  const { URL: first, URLSearchParams: firstParams } = realm;
  runInContext(script, realm);
  expect(realm.URL).toBe(first);
  expect(realm.URLSearchParams).toBe(firstParams);
});

test.each([
  ["the stubs of 0.72", stubs],
  ["the classes of 0.84, which only read", readers],
])("auto: replaces React Native's own classes: %s", (_, classes) => {
  const own = classes();
  const realm = installed({ ...own });
  expect(realm.URL).not.toBe(own.URL);
  expect(realm.URLSearchParams).not.toBe(own.URLSearchParams);
  expect(new realm.URL("../b?c=d", "https://example.org/a/x").searchParams.get("c")).toBe("d");
  expect(realm.URL.createObjectURL({ id: "1" } as never)).toBe("content://app.blobs/1");
});

test("auto: replaces React Native's lazy globals, which are getters with setters", () => {
  const { URL: own } = readers();
  const realm = createContext({});
  let read = 0;
  Object.defineProperty(realm, "URL", {
    configurable: true,
    enumerable: true,
    get: () => [read++, own][1],
    set: () => {},
  });
  runInContext(script, realm);
  expect(realm.URL).not.toBe(own);
  expect(new realm.URL("a:b").href).toBe("a:b");
  expect(read).toBeGreaterThan(0);
});

test("auto: replaces a global that throws when it is read", () => {
  const realm = createContext({});
  const get = () => {
    throw new Error("no native module");
  };
  Object.defineProperty(realm, "URL", { configurable: true, get });
  runInContext(script, realm);
  expect(new realm.URL("a:b").href).toBe("a:b");
});

test("auto: points an existing webkitURL to the new class, and does not create one", () => {
  class Old {}
  const realm = installed({ URL: Old, webkitURL: Old });
  expect(realm.webkitURL).toBe(realm.URL);
  expect(Object.getOwnPropertyDescriptor(realm, "webkitURL")!.enumerable).toBe(false);
  expect("webkitURL" in installed({ URL: Old })).toBe(false);
});

/** Old platforms: classes that work, without what was added later. */
test.each<[string, (U: object, params: object) => void]>([
  ["URL.canParse: Chrome 119, Firefox 114, Safari 16", (U) => hide(U, "canParse")],
  ["URL.parse: Chrome 125, Firefox 125, Safari 17", (U) => hide(U, "parse")],
  ["size: Chrome 112, Firefox 111, Safari 16", (_, params) => hide(params, "size")],
])("auto: replaces a platform from before %s", (_, age) => {
  class OldURL extends URL {}
  class OldParams extends URLSearchParams {}
  age(OldURL, OldParams.prototype);
  const realm = installed({ URL: OldURL, URLSearchParams: OldParams });
  expect(realm.URL).not.toBe(OldURL);
  expect(realm.URL.canParse("/a")).toBe(false);
  expect(realm.URL.parse("/a")).toBe(null);
  expect(new realm.URLSearchParams("a&a").size).toBe(2);
});

function hide(holder: object, key: string): void {
  Object.defineProperty(holder, key, { value: undefined });
}

test("auto: works on the real global object, in a separate process", () => {
  const code = `
    delete globalThis.URL;
    ${script}
    const { get, enumerable } = Object.getOwnPropertyDescriptor(globalThis, "URL");
    console.log(JSON.stringify([URL.parse("https://ex\\u00e4mple.org/"), typeof get, enumerable]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--throw-deprecation", "-"], {
    input: code,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(["https://xn--exmple-cua.org/", "undefined", false]);
});
