/**
 * The names of the elements of an XML document in the order in which they begin. Throws when it is not well-formed, as
 * far as a picture goes: no comments, no CDATA, no declarations.
 */
export function elementsOf(document: string): string[] {
  const elements: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < document.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(document);
    if (token === null) throw new Error(`Not XML: ${document.slice(at, at + 60)}`);
    at = TOKEN.lastIndex;
    const { start, attributes = "", empty, end, text } = token.groups!;
    const names = Array.from(attributes.matchAll(/([\w:-]+)=/g), ([, name]) => name);
    if (new Set(names).size !== names.length) throw new Error(`An attribute twice: ${token[0]}`);
    if (start !== undefined) {
      if (open.length === 0 && elements.length > 0) throw new Error(`A second root: ${token[0]}`);
      elements.push(start);
      if (empty === undefined) open.push(start);
    } else if (end !== undefined) {
      if (open.pop() !== end) throw new Error(`Closes nothing: ${token[0]}`);
    } else if (open.length === 0 && text!.trim() !== "") {
      throw new Error(`Text outside: ${text}`);
    }
  }
  if (open.length > 0 || elements.length === 0) throw new Error(`Never closed: ${open.join()}`);
  return elements;
}

const VALUE = String.raw`"(?:[^<&"]|&#\d+;|&(?:amp|lt|gt|quot);)*"`;
const TOKEN = new RegExp(
  String.raw`<(?<start>[A-Za-z][\w-]*)(?<attributes>(?:\s+[A-Za-z][\w:-]*=${VALUE})*)\s*(?<empty>/)?>|</(?<end>[A-Za-z][\w-]*)\s*>|(?<text>(?:[^<&]|&#\d+;|&(?:amp|lt|gt|quot);)+)`,
  "y",
);
