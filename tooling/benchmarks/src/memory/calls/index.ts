import type { MemoryShape } from "../shape.ts";
import { CLASS_CALLS } from "./classes.ts";
import { EDIT_CALLS } from "./edit.ts";
import { FORM_CALLS } from "./forms.ts";
import { HISTORY_CALLS } from "./history.ts";
import { HTML_CALLS } from "./html.ts";
import { IP_CALLS } from "./ip.ts";
import { LINKS_CALLS } from "./links.ts";
import { PATTERN_CALLS } from "./pattern.ts";
import { PEOPLE_CALLS } from "./people.ts";
import { SITE_CALLS } from "./site.ts";
import { STANDARD_CALLS } from "./standard.ts";
import { URI_CALLS } from "./uri.ts";

/** A call of every public function that takes text, by the name that it has in docs/api. */
export const MEMORY_CALLS: readonly MemoryShape[] = [
  ...STANDARD_CALLS,
  ...CLASS_CALLS,
  ...FORM_CALLS,
  ...URI_CALLS,
  ...IP_CALLS,
  ...EDIT_CALLS,
  ...HTML_CALLS,
  ...HISTORY_CALLS,
  ...LINKS_CALLS,
  ...PATTERN_CALLS,
  ...PEOPLE_CALLS,
  ...SITE_CALLS,
];
