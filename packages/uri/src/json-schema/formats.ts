import { isIRI, isIRIReference, isURI, isURIReference } from "../check.ts";
import { hostRule } from "../host.ts";
import { isURITemplate } from "../template/parse.ts";
import { isEmail, isIDNEmail } from "./email.ts";
import { isHostname, isIDNHostname } from "./hostname.ts";

/**
 * JSON Schema's formats for identifiers, hosts and addresses, by name, to pass to `new Ajv({ formats })`. Each returns
 * true if its argument is a string of the format. They are those of draft 7 and of every later draft.
 * @example formats["iri-reference"]("/ü?q#f") // → true
 * @example formats.hostname("xn--a") // → false
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 */
export const formats: {
  readonly [format in
    | "uri"
    | "uri-reference"
    | "uri-template"
    | "iri"
    | "iri-reference"
    | "hostname"
    | "idn-hostname"
    | "ipv4"
    | "ipv6"
    | "email"
    | "idn-email"]: (value: unknown) => boolean;
} = {
  uri: (value) => isURI(value),
  "uri-reference": (value) => isURIReference(value),
  iri: (value) => isIRI(value),
  "iri-reference": (value) => isIRIReference(value),
  "uri-template": isURITemplate,
  hostname: (value) => typeof value === "string" && isHostname(value),
  "idn-hostname": (value) => typeof value === "string" && isIDNHostname(value),
  ipv4: (value) => typeof value === "string" && hostRule(value) === "IPv4address",
  ipv6: (value) => typeof value === "string" && hostRule(`[${value}]`) === "IPv6address",
  email: (value) => typeof value === "string" && isEmail(value),
  "idn-email": (value) => typeof value === "string" && isIDNEmail(value),
};
