import { parseURI } from "../parse.ts";
import { recompose } from "../recompose.ts";
import { resolve } from "../resolve.ts";

/** A URI in parts, as validators of JSON Schema pass it around: a property that is not there is an absent component. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
}

/** What `new Ajv({ uriResolver })` takes. Nothing is normalized: an identifier is the text that it is. */
export const uriResolver: {
  readonly parse: (text: string) => URIComponent;
  readonly serialize: (component: URIComponent) => string;
  readonly resolve: (base: string, reference: string) => string;
} = {
  parse(text) {
    const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
    const entries = Object.entries({ scheme, userinfo, host, port, path, query, fragment });
    return Object.fromEntries(entries.filter(([, value]) => value !== null));
  },
  serialize({ scheme = null, userinfo, host, port, path = "", query = null, fragment = null }) {
    let authority: string | null = null;
    if (host !== undefined) {
      authority = (userinfo === undefined ? "" : `${userinfo}@`) + host + (port === undefined ? "" : `:${port}`);
    }
    return recompose({ scheme, authority, path, query, fragment });
  },
  resolve: (base, reference) => resolve(reference, base),
};
