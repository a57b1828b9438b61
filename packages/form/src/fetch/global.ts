/**
 * An instance of the platform's class `Name`, typed by the caller's own types (the DOM's or Node's), or `Otherwise` if
 * they do not have it. The packages are compiled without either.
 */
export type Global<Name extends string, Otherwise> = typeof globalThis extends {
  // Not the return type of its constructor: a generic one would have `unknown` for its parameters.
  readonly [_ in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : Otherwise;
