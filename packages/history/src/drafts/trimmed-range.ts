/** Returns where the text between the space characters of HTML5 starts and ends. The drafts call them ASCII whitespace. A pattern for the end would be quadratic. */
export function trimmedRange(text: string): [number, number] {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE_CHARACTERS.includes(text.charAt(start))) start++;
  while (end > start && SPACE_CHARACTERS.includes(text.charAt(end - 1))) end--;
  return [start, end];
}

const SPACE_CHARACTERS = " \t\n\f\r";
