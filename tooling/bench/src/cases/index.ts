import type { Case } from "../case.ts";
import { formCases } from "./forms.ts";
import { idnaCases } from "./idna.ts";
import { ipCases } from "./ip.ts";
import { ipv6Cases } from "./ipv6.ts";
import { paramsCases } from "./params.ts";
import { relativeCases } from "./relative.ts";
import { setterCases } from "./setters.ts";
import { uriCases } from "./uri.ts";
import { urlCases } from "./urls.ts";
import { workCases } from "./work.ts";

/** Every row, in the order of the tables. */
export const CASES: readonly Case[] = [
  ...urlCases,
  ...relativeCases,
  ...setterCases,
  ...workCases,
  ...paramsCases,
  ...formCases,
  ...ipv6Cases,
  ...uriCases,
  ...ipCases,
  ...idnaCases,
] as Case[];
