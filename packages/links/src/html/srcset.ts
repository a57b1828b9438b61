/**
 * Returns the URLs of a `srcset` with their offsets. A URL ends with white space, or with commas at its end; what follows up to the
 * next comma outside brackets describes it.
 * @see https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
 */
export function candidatesOf(srcset: string): readonly { readonly text: string; readonly offset: number }[] {
  const candidates: { text: string; offset: number }[] = [];
  const url = /[\s,]*([^\s,]\S*)/y;
  const description = /(?:\([^)]*\)?|[^,(])*/y;
  for (let match = url.exec(srcset); match !== null; match = url.exec(srcset)) {
    const given = match[1] as string;
    const text = given.replace(/,+$/, "");
    candidates.push({ text, offset: url.lastIndex - given.length });
    description.lastIndex = url.lastIndex;
    // A comma behind the URL says that nothing describes it.
    if (text === given) description.test(srcset);
    url.lastIndex = Math.max(url.lastIndex, description.lastIndex);
  }
  return candidates;
}
