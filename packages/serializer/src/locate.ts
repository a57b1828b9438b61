import { indexOfBefore } from "./index-of-before.ts";
import type { LocatedURL } from "./located-url.ts";

/**
 * Returns the record of a canonical `href`: one that the parser or `serializeURL` returned. For any other string the
 * offsets are meaningless. A caller that knows the scheme can pass it.
 */
export function locate(href: string, scheme: string = href.slice(0, href.indexOf(":"))): LocatedURL {
  const schemeEnd = scheme.length;
  const none = schemeEnd + 1;
  // A forward search takes 5 ns for a URL of 45 characters; a loop over the authority took 20 ns more.
  const fragmentStart = indexOfBefore(href, "#", none, href.length);
  const queryStart = indexOfBefore(href, "?", none, fragmentStart);
  let usernameEnd = none;
  let hostStart = none;
  let hostEnd = none;
  let pathStart = none;
  // A path that starts with "//" is written "/.//", so "//" always announces a host.
  if (href.startsWith("//", none)) {
    hostStart = schemeEnd + 3;
    usernameEnd = hostStart;
    pathStart = indexOfBefore(href, "/", hostStart, queryStart);
    const at = indexOfBefore(href, "@", hostStart, pathStart);
    if (at < pathStart) {
      // There is only one "@", and one ":" before it: both are percent-encoded in userinfo, and a host cannot have "@".
      usernameEnd = indexOfBefore(href, ":", hostStart, at);
      hostStart = at + 1;
    }
    hostEnd = pathStart;
    // A port ends in a digit. Most hosts do not, and need no search.
    if (href.charCodeAt(pathStart - 1) <= DIGIT_NINE) {
      // http://[::1]:80/
      //             ^ hostEnd, not the ":" before it
      const start = href[hostStart] === "[" ? href.indexOf("]", hostStart) : hostStart;
      hostEnd = indexOfBefore(href, ":", start, pathStart);
    }
  } else if (href.startsWith("/.//", none)) {
    pathStart += 2;
  }
  // The same order of properties as in the parser's `splice`, so that V8 sees one shape.
  return {
    href,
    scheme,
    usernameEnd,
    hostStart,
    hostEnd,
    pathStart,
    queryStart,
    fragmentStart,
  } as LocatedURL;
}

const DIGIT_NINE = 0x39;
