import { checkURI } from "../check.ts";
import { equals } from "../normalize.ts";
import { parseURI } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { serializeComponent, type URIComponent } from "./serialize.ts";

/**
 * What `new Ajv({ uriResolver })` takes. What a component cannot hold is percent-encoded, and an IPv6 address gets
 * brackets and its RFC 5952 text; nothing else is normalized, because an identifier is the text that it is.
 * All four throw a TypeError for an argument of a wrong type.
 */
export const uriResolver: {
  /** Returns the components as they are written in the text. Never fails. */
  readonly parse: (text: string) => URIComponent;
  /** Joins components: see {@link serializeComponent}. Throws a TypeError for a scheme or port that cannot be encoded. */
  readonly serialize: (component: URIComponent) => string;
  /** Returns what the reference means at the base. Throws a TypeError as `serialize` does. */
  readonly resolve: (base: string, reference: string) => string;
  /** Are both valid IRI references whose normal forms at level "scheme" are the same? */
  readonly equal: (a: string, b: string) => boolean;
} = {
  parse: (text) => parse(text, "parse", "text"),
  serialize: (component) => serializeComponent(component),
  resolve(base, reference) {
    expectText(base, "resolve", "base");
    expectText(reference, "resolve", "reference");
    return serializeComponent(parse(resolve(reference, base)));
  },
  equal(a, b) {
    expectText(a, "equal", "a");
    expectText(b, "equal", "b");
    // A text outside of the grammar identifies nothing. Encoding would make "%zz" equal to "%25zz".
    if (checkURI(a, "IRI-reference", ZONES) !== null || checkURI(b, "IRI-reference", ZONES) !== null) return false;
    return equals(serializeComponent(parse(a)), serializeComponent(parse(b)), "scheme");
  },
};

function parse(text: string, method = "parse", argument = "text"): URIComponent {
  expectText(text, method, argument);
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
  const entries = Object.entries({ scheme, userinfo, host, port, path, query, fragment });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function expectText(value: unknown, method: string, argument: string): void {
  if (typeof value === "string") return;
  throw new TypeError(
    `uriResolver.${method}: ${argument} must be a string, but is ${value === null ? null : typeof value}.`,
  );
}

const ZONES = { zone: true };
