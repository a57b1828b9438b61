/**
 * Returns an instance whose attributes are to be shown, the pairs of a list, or what an iterator has left; `undefined` for
 * an object that is not an instance.
 */
export type Show<Instance> = (instance: Instance) => object | undefined;

/**
 * Gives `prototype` the method by which Node's `util.inspect`, and so its `console.log`, prints what `show` returns as it
 * prints its own objects of that kind. An object that only inherits the method is printed like any other object.
 *
 * Builds for browsers and React Native have `no-inspect.ts` in place of this module: `#inspect` in package.json.
 */
export function defineInspect<Instance extends object>(
  prototype: Instance,
  name: string,
  show: Show<Instance>,
  pairs?: boolean,
): void {
  // `depth` is `null` if there is no limit, and `null < 0` is false.
  const method = function (this: Instance, depth: number, options: InspectOptions, inspect: Inspect): unknown {
    const shown = show(this);
    const isList = Array.isArray(shown);
    if (!shown || (depth < 0 && !isList)) return this;
    if (depth < 0) return options.stylize("[Object]", "special");
    // Our iterators have no own constructor.
    const start = `${isList && !pairs ? name : this.constructor?.name || name} `;
    if (!isList) return start + inspect(attributesOf(shown, prototype), options);
    const print = (value: unknown): string => inspect(value, { ...options, depth: depth === null ? depth : depth - 1 });
    const texts = shown.map((item) => (pairs ? `${print(item[0])} => ${print(item[1])}` : print(item)));
    // Node breaks the lines of pairs by their length without colors, and those of an iterator where it breaks an array's.
    const breaks = pairs
      ? texts.join(", ").replace(COLORS, "").length > options.breakLength
      : print(shown).includes("\n");
    const space = breaks ? "\n  " : " ";
    return pairs && !texts[0] ? `${start}{}` : `${start}{${space}${texts.join(`,${space}`)} }`;
  };
  Object.defineProperty(prototype, INSPECT, { value: method, writable: true, configurable: true });
}

/** Returns the attributes of `instance` in the order of the IDL. */
function attributesOf(instance: object, prototype: object): object {
  const attributes: Record<string, unknown> = {};
  for (const key in prototype) {
    if (!/^to/.test(key)) attributes[key] = instance[key as keyof typeof instance];
  }
  return attributes;
}

/** `util.inspect`, which passes itself to the method. */
type Inspect = (value: unknown, options: object) => string;

/** The options that `util.inspect` passes to the method, as far as they are read here. */
interface InspectOptions {
  readonly breakLength: number;
  stylize(text: string, styleType: string): string;
}

/** A registered symbol, which is the one of `node:util` without an import of that module. */
const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");

const COLORS = /\u001b\[\d+m/g;
