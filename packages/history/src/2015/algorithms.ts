export { parseForm } from "./form.ts";
export { ENCODE_SETS_2015 } from "./percent-encode-sets.ts";
export { RELATIVE_STATES_2015 } from "./relative-states.ts";
export { basicURLParse, DRAFT_2015 } from "./url-parser.ts";
