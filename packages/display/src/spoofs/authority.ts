/** Where the authority of a URL lies in the text as it was given, in UTF-16 code units. */
export interface RawAuthority {
  /** The first unit behind the scheme's ":". */
  readonly afterScheme: number;
  /** The first unit behind the solidi. */
  readonly start: number;
  /** The range of the userinfo; empty if there is none. */
  readonly userinfoEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  /** The first unit of the path, the query or the fragment. */
  readonly end: number;
}

/**
 * Finds the authority of a URL that the parser accepts and that has a host. `isSpecial` says that "\" is read as "/".
 *
 *     https://user@example.com:80/path
 *            ^ start       ^ hostEnd  ^ end (of the authority)
 */
export function findAuthority(text: string, isSpecial: boolean): RawAuthority {
  const afterScheme = text.indexOf(":") + 1;
  const solidus = isSpecial ? /[/\\\t\n\r]/ : /[/\t\n\r]/;
  let start = afterScheme;
  // A special URL can have any number of solidi; another has two, and so has "file:".
  const most = isSpecial && !/^[\0- ]*f[\t\n\r]*i[\t\n\r]*l[\t\n\r]*e[\t\n\r]*:/i.test(text) ? Infinity : 2;
  for (let solidi = 0; solidi < most && solidus.test(text[start] ?? ""); start++)
    if (/[/\\]/.test(text[start] as string)) solidi++;
  const length = text.slice(start).search(isSpecial ? /[/\\?#]/ : /[/?#]/);
  const end = length === -1 ? text.length : start + length;
  const at = text.slice(start, end).lastIndexOf("@");
  const hostStart = at === -1 ? start : start + at + 1;
  const host = text.slice(hostStart, end);
  const close = host.includes("[") ? host.indexOf("]") : 0;
  const colon = host.indexOf(":", Math.max(close, 0));
  return {
    afterScheme,
    start,
    userinfoEnd: at === -1 ? start : start + at,
    hostStart,
    hostEnd: colon === -1 ? end : hostStart + colon,
    end,
  };
}
