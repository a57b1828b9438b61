import type { Kind } from "./kind.ts";

/** One option of one function. */
export interface Row {
  /** The import, such as `@url/urlencoded/body`. */
  readonly from: string;
  readonly fn: string;
  readonly option: string;
  readonly kind: Kind;
  readonly call: (value: unknown) => unknown;
  /** The function that messages name, where that is not `fn`. */
  readonly named: string;
}

/** A row for each option of a function that takes an object of options, and one for the object itself. */
export function withOptions(
  from: string,
  fn: string,
  call: (options: never) => unknown,
  kinds: Readonly<Record<string, Kind>>,
  optionsKind: Kind = OPTIONS,
): Row[] {
  const rows = Object.entries(kinds).map(([option, kind]) => ({
    from,
    fn,
    option,
    kind,
    call: (value: unknown) => call({ [option]: value } as never),
    named: fn,
  }));
  return [
    ...rows,
    { from, fn, option: "options", kind: optionsKind, call: call as (value: unknown) => unknown, named: fn },
  ];
}

/** The row of an option that is a parameter of its own. */
export function argument(
  from: string,
  fn: string,
  option: string,
  kind: Kind,
  call: (value: never) => unknown,
  named: string = fn,
): Row {
  return { from, fn, option, kind, call: call as (value: unknown) => unknown, named };
}

/** For a function that guards something: it throws a TypeError for an unknown option too. */
export const KNOWN_OPTIONS: Kind = {
  good: [undefined, {}, Object.create(null)],
  // An object of another kind has no options to read, so that none of its limits would hold.
  wrongType: [null, "strict", 1, true, () => {}, new Map([["maxBytes", 1]]), [], new Date(0), new (class Options {})()],
  wrongValue: [],
};

/** An unknown option is ignored, as the platform ignores it. */
const OPTIONS: Kind = { ...KNOWN_OPTIONS, good: [...KNOWN_OPTIONS.good, { unknown: 1 }] };
