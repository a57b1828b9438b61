import type { DialectName, WriteOptions } from "@url/urlencoded/nested";

/** How each dialect writes a list, so that all of its fields have one name. */
export const ARRAYS: Readonly<Record<DialectName, WriteOptions["arrays"]>> = {
  qs: "repeat",
  dot: "repeat",
  php: "brackets",
  rails: "brackets",
};
