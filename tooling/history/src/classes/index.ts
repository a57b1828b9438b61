import type { DraftChangeName as ClassName } from "@url/history/internal";
import type { DifferenceClass } from "../class.ts";
import { AUTHORITY } from "./authority.ts";
import { FILES } from "./files.ts";
import { FORMS } from "./forms.ts";
import { HOSTS } from "./hosts.ts";
import { INTERFACES } from "./interfaces.ts";
import { PATH_AND_AFTER } from "./path-and-after.ts";
import { SCHEMES } from "./schemes.ts";
import { SETTERS } from "./setters.ts";
import { SLIPS } from "./slips.ts";

/** All classes, in the order in which they are tried: what changes the input first, what takes whole results last. */
export const CLASSES: Readonly<Record<ClassName, DifferenceClass>> = {
  ...SLIPS,
  ...SCHEMES,
  ...HOSTS,
  ...FILES,
  ...AUTHORITY,
  ...PATH_AND_AFTER,
  ...INTERFACES,
  ...FORMS,
  ...SETTERS,
};
