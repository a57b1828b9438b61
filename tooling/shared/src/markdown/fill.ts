/**
 * Replaces what is between the marks `<!-- name -->` and `<!-- /name -->` of a page with `text`. Throws if the page has
 * no such marks.
 */
export function fill(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = page.indexOf(open);
  const end = page.indexOf(close, start);
  if (start === -1 || end === -1) throw new Error(`the page has no marks for "${name}"`);
  return `${page.slice(0, start + open.length)}\n${text}\n${page.slice(end)}`;
}
