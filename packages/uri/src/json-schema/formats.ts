import { isIRI, isIRIReference, isURI, isURIReference } from "../check.ts";
import { isURITemplate } from "../template/parse.ts";

/**
 * JSON Schema's formats for identifiers, by name, to pass to `new Ajv({ formats })`. Each returns true if its argument
 * is a string of the format.
 * @example formats["iri-reference"]("/ü?q#f") // → true
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3.5
 */
export const formats: {
  readonly [format in "uri" | "uri-reference" | "iri" | "iri-reference" | "uri-template"]: (value: unknown) => boolean;
} = {
  uri: (value) => isURI(value),
  "uri-reference": (value) => isURIReference(value),
  iri: (value) => isIRI(value),
  "iri-reference": (value) => isIRIReference(value),
  "uri-template": isURITemplate,
};
