import { spawnSync } from "node:child_process";
import { type Context, createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";

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

test("auto: both classes are installed where there are none", () => {
  const realm = installed({});
  expect(new realm.URL("b?c=d", "https://example.org/a").href).toBe("https://example.org/b?c=d");
  expect(new realm.URL("a:?c=d").searchParams).toBeInstanceOf(realm.URLSearchParams);
});

test("auto: they are globals as Web IDL has them", () => {
  const realm = installed({});
  for (const name of ["URL", "URLSearchParams"] as const) {
    const { value, ...rest } = Object.getOwnPropertyDescriptor(realm, name)!;
    expect(value.name).toBe(name);
    expect(rest).toEqual({ writable: true, enumerable: false, configurable: true });
  }
});

test("auto: a class that fails the probe is replaced, its blob functions move over", () => {
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

test("auto: where there are no blob functions none are made", () => {
  expect("createObjectURL" in installed({}).URL).toBe(false);
  expect("createObjectURL" in installed({ URL: class {} }).URL).toBe(false);
});

test("auto: both are replaced when one fails, so that instanceof holds", () => {
  const realm = installed({ URL, URLSearchParams: class {} });
  expect(realm.URL).not.toBe(URL);
  expect(new realm.URL("a:?c=d").searchParams).toBeInstanceOf(realm.URLSearchParams);
});

test("auto: what passes the probe stays, and so does ours on a second import", () => {
  expect(installed({ URL, URLSearchParams }).URL).toBe(URL);
  const realm = installed({});
  const { URL: first, URLSearchParams: firstParams } = realm;
  runInContext(script, realm);
  expect(realm.URL).toBe(first);
  expect(realm.URLSearchParams).toBe(firstParams);
});

test("auto: in a process of its own, on the real global object", () => {
  const code = `
    delete globalThis.URL;
    ${script}
    const { get, enumerable } = Object.getOwnPropertyDescriptor(globalThis, "URL");
    console.log(JSON.stringify([URL.parse("https://ex\\u00e4mple.org/"), typeof get, enumerable]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--throw-deprecation", "-"], {
    input: code,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(["https://xn--exmple-cua.org/", "undefined", false]);
});
