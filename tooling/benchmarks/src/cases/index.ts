import type { Case } from "../case.ts";
import { MINIMUM, WHATWG_URL } from "../implementations.ts";
import { editCases } from "./edit.ts";
import { formCases } from "./forms.ts";
import { idnaCases } from "./idna.ts";
import { ipCases } from "./ip.ts";
import { ipv6Cases } from "./ipv6.ts";
import { nestedCases } from "./nested.ts";
import { paramsCases } from "./params.ts";
import { paramsReadCases } from "./params-read.ts";
import { patternCases } from "./pattern.ts";
import { patternListCases } from "./pattern-lists.ts";
import { relativeCases } from "./relative.ts";
import { setterCases } from "./setters.ts";
import { siteCases } from "./site.ts";
import { uriCases } from "./uri.ts";
import { urlCases } from "./urls.ts";
import { workCases } from "./work.ts";

/**
 * The rows of the form codec run twice: after the rows of URLs, whose strings of every kind its loops have met then, and
 * in a process of their own.
 */
const IS_CODEC = /^(?:form-|params-stringify-)/;

/** Every row, in the order of the tables. */
export const CASES: readonly Case[] = [
  ...urlCases,
  ...relativeCases,
  ...setterCases,
  ...workCases,
  ...editCases,
  ...paramsCases,
  ...paramsReadCases,
  ...formCases,
  ...nestedCases,
  ...[...paramsCases, ...formCases].filter(({ key }) => IS_CODEC.test(key)).map((one) => aloneOf(one as Case)),
  ...ipv6Cases,
  ...uriCases,
  ...ipCases,
  ...idnaCases,
  ...siteCases,
  ...patternCases,
  ...patternListCases,
] as Case[];

/** Without the two packages that have rows of the same kind already and are not made for speed. */
function aloneOf<Input>(one: Case<Input>): Case<Input> {
  const isQuick = (name: string): boolean => name !== WHATWG_URL && name !== MINIMUM;
  return {
    ...one,
    key: `${one.key}-alone`,
    title: `${one.title}, in a process of these rows alone`,
    process: "codec",
    contestants: one.contestants.filter(({ name }) => isQuick(name)),
    comparisons: one.comparisons.filter(({ against }) => isQuick(against)),
  };
}
