import { readFileSync } from "node:fs";
import { eastAsianWidth } from "get-east-asian-width";
import { LEGAL } from "../legal.ts";
import { readCodePoints as read, UNICODE_VERSION } from "./code-points.ts";

/** The text of `packages/validator/src/terminal/tables.ts`. */
export async function generateTerminalTables(): Promise<string> {
  const [
    control,
    format,
    line,
    paragraph,
    surrogate,
    ignorable,
    nonCharacter,
    prepended,
    mark,
    enclosing,
    pictographic,
  ] = await Promise.all([
    read("General_Category/Control"),
    read("General_Category/Format"),
    read("General_Category/Line_Separator"),
    read("General_Category/Paragraph_Separator"),
    read("General_Category/Surrogate"),
    read("Binary_Property/Default_Ignorable_Code_Point"),
    read("Binary_Property/Noncharacter_Code_Point"),
    read("Binary_Property/Prepended_Concatenation_Mark"),
    read("General_Category/Nonspacing_Mark"),
    read("General_Category/Enclosing_Mark"),
    read("Binary_Property/Extended_Pictographic"),
  ]);
  const hidden = new Set([...control, ...format, ...line, ...paragraph, ...surrogate, ...ignorable, ...nonCharacter]);
  for (const c of prepended) hidden.delete(c);
  const marks = new Set([...mark, ...enclosing].filter((c) => !hidden.has(c)));
  const wide = new Set<number>();
  for (let c = 0; c < 0x110000; c++) if (eastAsianWidth(c) === 2 && !hidden.has(c) && !marks.has(c)) wide.add(c);

  return `// Unicode ${UNICODE_VERSION}, from @unicode/unicode-${UNICODE_VERSION}; East_Asian_Width from get-east-asian-width ${widthVersion()}.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.unicode}
// Ranges of code points, in base 36: how many are left out, how many are in, and so on.

/** Controls, format characters, separators of lines, surrogates, noncharacters and what is ignored by default. */
${declare("HIDDEN", hidden)}

/** Marks that stand on the character before them: Nonspacing_Mark and Enclosing_Mark. */
${declare("MARKS", marks)}

/** East_Asian_Width W and F: two columns. */
${declare("WIDE", wide)}

/** Extended_Pictographic: what a joiner joins and a selector makes an emoji. */
${declare("PICTOGRAPHIC", new Set(pictographic))}
`;
}

/** The package does not export its manifest, so it is read. */
function widthVersion(): string {
  const manifest = new URL("../../node_modules/get-east-asian-width/package.json", import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

function declare(name: string, members: ReadonlySet<number>): string {
  const numbers: string[] = [];
  let at = 0;
  while (at < 0x110000) {
    let start = at;
    while (start < 0x110000 && !members.has(start)) start++;
    if (start === 0x110000) break;
    let end = start;
    while (members.has(end)) end++;
    numbers.push((start - at).toString(36), (end - start).toString(36));
    at = end;
  }
  return `export const ${name} =\n  "${numbers.join(" ")}";`;
}
