import { expectText } from "@url/result/internal";
import { isIRIReference } from "../check.ts";
import { normalForm, sameURI } from "../normalize.ts";
import { parseURI } from "../parse.ts";
import { resolveURI } from "../resolve.ts";
import { SCHEMES } from "../scheme-rules.ts";
import { problemOf } from "./problem.ts";
import { serializeComponent, type URIComponent } from "./serialize.ts";

/**
 * The resolver to pass to `new Ajv({ uriResolver })`. What it parses and resolves is in the normal form of RFC 3986, section
 * 6.2.2, so two spellings of an identifier name one schema. It percent-encodes what a component cannot contain, and writes
 * an IPv6 address in brackets and as RFC 5952 says.
 * @throws TypeError, from each of its functions, for an argument of a wrong type
 * @example uriResolver.resolve("http://Example.com/root.json", "defs.json#/a") // → "http://example.com/defs.json#/a"
 * @see https://ajv.js.org/options.html#uriresolver
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export const uriResolver: {
  /**
   * Returns the components of the normal form. If something is wrong that encoding does not repair, they are as in the
   * text, and `error` is a sentence about it. Never fails.
   */
  readonly parse: (text: string) => URIComponent;
  /** Joins components: see {@link serializeComponent}. Throws a TypeError for a scheme or port that cannot be encoded. */
  readonly serialize: (component: URIComponent) => string;
  /** Resolves the reference against the base. Throws a RangeError with the sentence if `parse` has an `error` for one of both. */
  readonly resolve: (base: string, reference: string) => string;
  /** Returns true if both are valid IRI references with the same normal form at level "scheme". */
  readonly equal: (a: string, b: string) => boolean;
} = {
  parse(text) {
    expectText(text, "uriResolver.parse", "text");
    const error = problemOf(text);
    return error === null ? parse(normalForm(text, "syntax", SCHEMES)) : { ...parse(text), error };
  },
  serialize: (component) => serializeComponent(component),
  resolve(base, reference) {
    expectText(base, "uriResolver.resolve", "base");
    expectText(reference, "uriResolver.resolve", "reference");
    refuseProblem(base, "base");
    refuseProblem(reference, "reference");
    return normalForm(serializeComponent(parse(resolveURI(reference, base))), "syntax", SCHEMES);
  },
  equal(a, b) {
    expectText(a, "uriResolver.equal", "a");
    expectText(b, "uriResolver.equal", "b");
    // A text outside of the grammar identifies nothing. Encoding it would make "%zz" equal to "%25zz".
    if (!isIRIReference(a, ZONES) || !isIRIReference(b, ZONES)) return false;
    return sameURI(serializeComponent(parse(a)), serializeComponent(parse(b)), "scheme");
  },
};

function refuseProblem(text: string, name: string): void {
  const problem = problemOf(text);
  if (problem !== null) throw new RangeError(`uriResolver.resolve: ${name} is not a URI reference. ${problem}`);
}

function parse(text: string): URIComponent {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
  const entries = Object.entries({ scheme, userinfo, host, port, path, query, fragment });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

const ZONES = { zone: true };
