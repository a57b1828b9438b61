export { generateAddresses } from "./addresses.ts";
export { readCSV } from "./csv.ts";
export { generateTables } from "./generate.ts";
export { generateSchemes } from "./schemes.ts";
