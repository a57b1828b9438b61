/**
 * Models of the classes that React Native has had, by what they do and do not do. What they share: a `URL` is the text
 * that was given, or the base and the reference with a slash between.
 */
export interface ReactNativeClasses {
  readonly URL: new (url: string, base?: string) => object;
  readonly URLSearchParams: new (init?: object) => object;
}

/** 0.62 to 0.72: text goes in and comes out, with a slash at the end. Every component throws. */
export function stubs(): ReactNativeClasses {
  class URLSearchParams {
    readonly pairs: [string, string][];
    constructor(init: object = {}) {
      this.pairs = Object.entries(init);
    }
    append(name: string, value: string): void {
      this.pairs.push([name, value]);
    }
    get(): never {
      return notImplemented();
    }
    [Symbol.iterator](): Iterator<[string, string]> {
      return this.pairs[Symbol.iterator]();
    }
    toString(): string {
      return this.pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
    }
  }
  class URL {
    readonly text: string;
    readonly searchParams = new URLSearchParams();
    static createObjectURL(blob: { id: string }): string {
      return `content://app.blobs/${blob.id}`;
    }
    static revokeObjectURL(): void {}
    constructor(url: string, base?: string) {
      this.text =
        base === undefined ? url.replace(/\/?$/, "/") : `${base.replace(/\/$/, "")}/${url.replace(/^\//, "")}`;
    }
    get href(): string {
      return this.text;
    }
    get hostname(): string {
      return notImplemented();
    }
    get pathname(): string {
      return notImplemented();
    }
  }
  return { URL, URLSearchParams };
}

/** 0.84: components of http and https are read by patterns; only `search` can be set. */
export function readers(): ReactNativeClasses {
  class URLSearchParams {
    readonly names = new Map<string, string[]>();
    constructor(init: object = {}) {
      for (const [name, value] of Object.entries(init)) this.names.set(name, [value]);
    }
    get size(): number {
      return this.names.size;
    }
    has(name: string): boolean {
      return this.names.has(name);
    }
  }
  class URL {
    readonly text: string;
    static readonly createObjectURL: (blob: { id: string }) => string = (blob) => `content://app.blobs/${blob.id}`;
    constructor(url: string) {
      this.text = url;
    }
    get href(): string {
      return this.text;
    }
    get hostname(): string {
      return /^https?:\/\/(?:[^@]+@)?([^:/?#]+)/.exec(this.text)?.[1] ?? "";
    }
    get pathname(): string {
      return /^https?:\/\/[^/]+(\/[^?#]*)/.exec(this.text)?.[1] ?? "/";
    }
    get search(): string {
      return /\?[^#]*/.exec(this.text)?.[0] ?? "";
    }
  }
  return { URL, URLSearchParams };
}

function notImplemented(): never {
  throw new Error("not implemented");
}
