/**
 * Returns the records of a CSV text (RFC 4180), with fields by column name. White space in a field becomes one space.
 */
export function readCSV(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, separator] of text.matchAll(FIELD)) {
    const field = quoted?.replaceAll('""', '"') ?? plain ?? "";
    lines.at(-1)!.push(field.replace(/\s+/g, " ").trim());
    if (separator !== ",") lines.push([]);
  }
  const [header = [], ...records] = lines.filter((fields) => fields.length > 1);
  for (const fields of records) {
    if (fields.length !== header.length) throw new Error(`a record of ${fields.length} fields: ${fields.join()}`);
  }
  return records.map((fields) => Object.fromEntries(header.map((name, index) => [name, fields[index]!])));
}

/** Matches a field with or without quotation marks, and what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g;
