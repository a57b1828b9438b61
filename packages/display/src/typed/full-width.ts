/**
 * Returns the text with full-width characters as the ASCII characters that they stand for, if its scheme or its host has
 * some: then an input method wrote all of it. Otherwise returns the text as it is, because they may be meant in a path.
 * Every character is one UTF-16 code unit before and after, so offsets stay valid.
 */
export function narrow(text: string): string {
  const all = text.replace(FULL_WIDTH, (c) => {
    const code = c.charCodeAt(0);
    return code === 0x3000 ? " " : String.fromCharCode(code - 0xfee0);
  });
  const head = /^[^/?#\\]*:?[/\\]*[^/?#\\]*/.exec(all) as RegExpExecArray;
  // With the delimiter behind the host.
  return all.startsWith(text.slice(0, head[0].length + 1)) ? text : all;
}

// Without "＠": what is before it would become the name of a user, so the host would be another than people read.
const FULL_WIDTH = /[\u3000\uff01-\uff1f\uff21-\uff5e]/g;
