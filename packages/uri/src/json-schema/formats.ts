import { isIRI, isIRIReference, isURI, isURIReference } from "../check.ts";
import { isURITemplate } from "../template/parse.ts";

/**
 * The formats of JSON Schema that speak of identifiers, by name: give them to `new Ajv({ formats })`.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3.5
 */
export const formats: {
  readonly [format in "uri" | "uri-reference" | "iri" | "iri-reference" | "uri-template"]: (text: string) => boolean;
} = {
  uri: (text) => isURI(text),
  "uri-reference": (text) => isURIReference(text),
  iri: (text) => isIRI(text),
  "iri-reference": (text) => isIRIReference(text),
  "uri-template": isURITemplate,
};
