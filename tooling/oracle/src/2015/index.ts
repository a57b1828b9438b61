export { parseForm } from "./form.ts";
export { ENCODE_SETS_2015 } from "./percent-encode-sets.ts";
export { basicURLParse, DRAFT_2015 } from "./url-parser.ts";
