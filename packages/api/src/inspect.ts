/**
 * Makes Node's `util.inspect`, and so its `console.log`, print an object as `name` and what `show` gives
 * for it. Where that is `undefined`, for the prototype itself, and beyond the depth wanted, it is printed
 * in the ordinary way.
 */
export function defineInspect<Instance extends object>(
  prototype: Instance,
  name: string,
  show: (instance: Instance) => object | undefined,
): void {
  function inspectCustom(this: Instance, depth: number, options: object, inspect: Inspect): unknown {
    const shown = depth < 0 ? undefined : show(this);
    return shown === undefined ? this : `${name} ${inspect(shown, options)}`;
  }
  Object.defineProperty(prototype, INSPECT, { value: inspectCustom, writable: true, configurable: true });
}

/** `util.inspect`, which hands itself to the method. */
type Inspect = (value: object, options: object) => string;

/** A registered symbol, so that it is the one of `node:util` without an import of it. */
const INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
