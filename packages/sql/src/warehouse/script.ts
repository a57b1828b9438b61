import { DECLARATIONS, EXPORTS, NOTICES } from "#declarations";
import type { WarehouseSettings } from "./options.ts";

/** The functions of `@url/site` that the functions of SQL call, and their names in the entries with other lists. */
const BY_LIST: readonly { readonly all: string; readonly icann: string; readonly own: string }[] = [
  { all: "publicSuffix", icann: "icannPublicSuffix", own: "ownPublicSuffix" },
  { all: "registrableDomain", icann: "icannRegistrableDomain", own: "ownRegistrableDomain" },
  { all: "siteOf", icann: "icannSiteOf", own: "ownSiteOf" },
];

/**
 * Returns a script that declares `url_sql`, an object with the functions. It contains only the declarations that these need,
 * in their order, and reads only the globals of ECMAScript.
 */
export function scriptOf({ names, list, suffixes }: Pick<WarehouseSettings, "names" | "list" | "suffixes">): string {
  const replaced = replacements(list, suffixes);
  const declarationOf = (number: number): Pick<Declaration, "text" | "needs"> =>
    replaced.get(number) ?? DECLARATIONS[number]!;
  const needed = new Set(names.map(numberOf));
  // A set visits what is added while it is read.
  for (const number of needed) {
    for (const next of declarationOf(number).needs) needed.add(next);
  }
  const texts = Array.from(needed)
    .sort((a, b) => a - b)
    .map((number) => declarationOf(number).text);
  const readsList = BY_LIST.some(({ all }) => needed.has(numberOf(all)));
  if (readsList && suffixes !== undefined)
    texts.unshift(`const url_list=(list=>()=>list??=${nameOf("readSuffixes")}(${asciiText(suffixes)}))();`);
  // A function can be used before its declaration. So constants can come first, in one declaration, which is shorter.
  const isFunction = (text: string): boolean => text.startsWith("function");
  const values = texts.filter((text) => !isFunction(text)).join("\n");
  const text = `${values.replace(/;\nconst /g, ",\n")}\n${texts.filter(isFunction).join("\n")}`;
  // The links in a text are found by the ICANN section, whatever the list is.
  const hasList = needed.has(numberOf("findInICANN")) || (readsList && suffixes === undefined);
  const notices = NOTICES.filter((notice) => hasList || !notice.includes("Public Suffix List"));
  const members = names.map((name) => `${name}:${nameOf(name)}.call`).join(",");
  return `${notices.join("\n")}\nvar url_sql=(()=>{"use strict";\n${text}\nreturn{${members}}})();\n`;
}

/** Returns the declarations that replace the functions with the whole list, by their numbers. */
function replacements(
  list: "all" | "icann",
  suffixes: string | undefined,
): ReadonlyMap<number, Pick<Declaration, "text" | "needs">> {
  if (suffixes === undefined && list === "all") return new Map();
  return new Map(
    BY_LIST.map(({ all, icann, own }) => {
      const [other, argument, more] =
        suffixes === undefined ? ([icann, "", []] as const) : ([own, ",url_list()", ["readSuffixes"]] as const);
      const text = `function ${nameOf(all)}(a){return ${nameOf(other)}(a${argument})}`;
      return [numberOf(all), { text, needs: [other, ...more].map(numberOf) }];
    }),
  );
}

type Declaration = (typeof DECLARATIONS)[number];

function numberOf(exported: string): number {
  return EXPORTS[exported]!;
}

function nameOf(exported: string): string {
  return DECLARATIONS[numberOf(exported)]!.name;
}

/** Returns a string literal in ASCII. It has no "$", because two of them, or "$url$", end the body of a function in SQL. */
function asciiText(text: string): string {
  return JSON.stringify(text).replace(
    /[^\0-\x7f]|\$/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
