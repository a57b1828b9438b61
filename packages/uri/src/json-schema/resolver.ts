import { expectText } from "@url/result/internal";
import { isIRIReference } from "../check.ts";
import { sameURI } from "../normalize.ts";
import { parseURI } from "../parse.ts";
import { resolveURI } from "../resolve.ts";
import { serializeComponent, type URIComponent } from "./serialize.ts";

/**
 * The resolver to pass to `new Ajv({ uriResolver })`. It percent-encodes what a component cannot contain, and writes an
 * IPv6 address in brackets and as RFC 5952 says; it normalizes nothing else, because an identifier is its text.
 * @throws TypeError, from each of its functions, for an argument of a wrong type
 * @example uriResolver.resolve("http://example.com/root.json", "defs.json#/a") // → "http://example.com/defs.json#/a"
 * @see https://ajv.js.org/options.html#uriresolver
 */
export const uriResolver: {
  /** Returns the components as they are in the text. Never fails. */
  readonly parse: (text: string) => URIComponent;
  /** Joins components: see {@link serializeComponent}. Throws a TypeError for a scheme or port that cannot be encoded. */
  readonly serialize: (component: URIComponent) => string;
  /** Resolves the reference against the base. Throws a TypeError as `serialize` does. */
  readonly resolve: (base: string, reference: string) => string;
  /** Returns true if both are valid IRI references with the same normal form at level "scheme". */
  readonly equal: (a: string, b: string) => boolean;
} = {
  parse(text) {
    expectText(text, "uriResolver.parse", "text");
    return parse(text);
  },
  serialize: (component) => serializeComponent(component),
  resolve(base, reference) {
    expectText(base, "uriResolver.resolve", "base");
    expectText(reference, "uriResolver.resolve", "reference");
    return serializeComponent(parse(resolveURI(reference, base)));
  },
  equal(a, b) {
    expectText(a, "uriResolver.equal", "a");
    expectText(b, "uriResolver.equal", "b");
    // A text outside of the grammar identifies nothing. Encoding it would make "%zz" equal to "%25zz".
    if (!isIRIReference(a, ZONES) || !isIRIReference(b, ZONES)) return false;
    return sameURI(serializeComponent(parse(a)), serializeComponent(parse(b)), "scheme");
  },
};

function parse(text: string): URIComponent {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
  const entries = Object.entries({ scheme, userinfo, host, port, path, query, fragment });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

const ZONES = { zone: true };
