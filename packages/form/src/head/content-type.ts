/** What a Content-Type says. */
export interface ContentType {
  /** The media type without its parameters, in lower case. */
  readonly type: string;
  /** The first parameter `charset`, or null. */
  readonly charset: string | null;
}

/**
 * Parses a Content-Type. Returns null for what is not one, and for one of more than 1,024 units. If a parameter is
 * repeated, the first one counts; a value may be quoted.
 * @see https://mimesniff.spec.whatwg.org/#parse-a-mime-type
 */
export function parseContentType(value: string): ContentType | null {
  // Shorter than every limit that a server has for its header, and so short that a search from each ";" does not matter.
  if (value.length > 1024) return null;
  const semicolon = value.indexOf(";");
  const type = (semicolon === -1 ? value : value.slice(0, semicolon)).trim().toLowerCase();
  if (!ESSENCE.test(type)) return null;
  return { type, charset: semicolon === -1 ? null : charsetIn(value.slice(semicolon)) };
}

function charsetIn(parameters: string): string | null {
  for (const [, name, quoted, token] of parameters.matchAll(PARAMETER)) {
    if (name!.toLowerCase() !== "charset") continue;
    if (quoted !== undefined) return quoted.replace(ESCAPED, "$1");
    // A parameter that is not valid is left out, and the next one counts.
    const plain = token!.trim();
    if (plain !== "") return plain;
  }
  return null;
}

const ESSENCE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;
const PARAMETER = /;[\t ]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g;
const ESCAPED = /\\(.)/g;
