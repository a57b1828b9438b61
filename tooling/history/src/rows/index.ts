import type { DocumentRows } from "../row.ts";
import { ROWS_2012 } from "./2012.ts";
import { ROWS_2014 } from "./2014.ts";
import { ROWS_2015 } from "./2015.ts";
import { ROWS_HTML5 } from "./html5.ts";
import { ROWS_3986 } from "./rfc3986.ts";

/** The rows of the five documents, in the order of the page. */
export const DOCUMENTS: readonly DocumentRows[] = [ROWS_2012, ROWS_2014, ROWS_2015, ROWS_HTML5, ROWS_3986];
