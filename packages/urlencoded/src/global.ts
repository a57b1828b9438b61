/**
 * An instance of the platform's class `Name` as the caller's own types know it, those of the DOM or of Node;
 * `Otherwise` where they have none. The packages are compiled without either.
 */
export type Global<Name extends string, Otherwise> = typeof globalThis extends {
  // Not what its constructor gives: a generic one would give its parameters as `unknown`.
  readonly [_ in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : Otherwise;
