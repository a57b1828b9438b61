import { choicesOf, type Manifest, SOURCE } from "./manifest.ts";

/** A build of a package whose `#` imports choose between sources. */
export interface Variant {
  /** The conditions that choose it, in the order in which they are asked. */
  readonly conditions: readonly string[];
  /** What stands between the output's name and its extension: `""` or `".url-multi-byte"`. */
  readonly suffix: string;
  /** The source that stands for each `#` import. */
  readonly aliases: Readonly<Record<string, string>>;
}

/**
 * Returns the builds of a package, one for each choice of sources that a condition makes; the last has no conditions.
 *
 * The exports of a package ask one condition after another, and the first that holds decides. If several hold, that
 * must choose what each `#` import would choose for itself: the order is searched for, and without one this throws.
 */
export function variantsOf({ name, imports = {} }: Pick<Manifest, "name" | "imports">): Variant[] {
  const choices = Object.entries(imports).map(([specifier, target]) => [specifier, choicesOf(target[SOURCE])] as const);
  const all = [...new Set(choices.flatMap(([, of]) => of.map(([condition]) => condition)))].filter(isSpecial);
  const aliasesFor = (held: readonly string[]): Variant["aliases"] =>
    Object.fromEntries(
      choices.map(([specifier, of]) => [specifier, of.find(([one]) => !isSpecial(one) || held.includes(one))![1]]),
    );
  const usual = { conditions: [], suffix: "", aliases: aliasesFor([]) };
  for (const order of ordersOf(all)) {
    const variants = [...groupBy(order, (condition) => JSON.stringify(aliasesFor([condition])))]
      .filter(([aliases]) => aliases !== JSON.stringify(usual.aliases))
      .map(([aliases, conditions]) => ({ conditions, suffix: `.${conditions[0]}`, aliases: JSON.parse(aliases) }));
    const decides = (held: readonly string[]): Variant =>
      variants.find(({ conditions }) => conditions.some((condition) => held.includes(condition))) ?? usual;
    const isRight = subsetsOf(all).every((held) => sameJSON(decides(held).aliases, aliasesFor(held)));
    if (isRight) return [...variants, usual];
  }
  throw new Error(`${name}: no order of ${all.join(", ")} chooses for every "#" import what it would choose itself.`);
}

function isSpecial(condition: string): boolean {
  return condition !== "default";
}

function groupBy(items: readonly string[], keyOf: (item: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** All orders of some items; that in which they are given first. */
function ordersOf(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

function subsetsOf([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]]);
}

function sameJSON(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
