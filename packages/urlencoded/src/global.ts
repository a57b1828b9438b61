/**
 * An instance of the platform's class `Name` as the caller's own types know it, those of the DOM or of Node;
 * `Otherwise` where they have none. The packages are compiled without either.
 */
export type Global<Name extends string, Otherwise> = typeof globalThis extends {
  readonly [_ in Name]: abstract new (
    ...values: never[]
  ) => infer Instance;
}
  ? Instance
  : Otherwise;
