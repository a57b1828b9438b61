import { basicURLParse, type Terminated } from "./basic-url-parser.ts";
import { toScalarValues } from "./code-points.ts";
import { utf8PercentEncode } from "./percent.ts";
import { USERINFO } from "./percent-encode-sets.ts";
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type OracleURL } from "./url-record.ts";
import { FAILURE, type Failure, type Report } from "./validation-errors.ts";

export type SetterName =
  | "href"
  | "protocol"
  | "username"
  | "password"
  | "host"
  | "hostname"
  | "port"
  | "pathname"
  | "search"
  | "hash";

/**
 * Runs the steps of one of the API's setters on `url`, which they change in place. A failure is that of the parser: of
 * the setters only `href` throws for it, and only the `protocol` of `Location` uses it. Changes of a failed run remain.
 * @see https://url.spec.whatwg.org/#urlutils-members
 */
export function applySetter(url: OracleURL, name: SetterName, text: string, report?: Report): Failure | undefined {
  const value = toScalarValues(text).join("");
  const options = report === undefined ? { url } : { url, report };
  const heard = (result: OracleURL | Failure | Terminated) => (result === FAILURE ? FAILURE : undefined);
  switch (name) {
    case "href": {
      const parsedURL = basicURLParse(value, report === undefined ? {} : { report });
      if (parsedURL === FAILURE) return FAILURE;
      Object.assign(url, parsedURL);
      return undefined;
    }
    case "protocol":
      return heard(basicURLParse(`${value}:`, { ...options, stateOverride: "scheme start" }));
    case "username":
      if (!cannotHaveUsernamePasswordPort(url)) url.username = utf8PercentEncode(value, USERINFO);
      return undefined;
    case "password":
      if (!cannotHaveUsernamePasswordPort(url)) url.password = utf8PercentEncode(value, USERINFO);
      return undefined;
    case "host":
      if (hasOpaquePath(url)) return undefined;
      return heard(basicURLParse(value, { ...options, stateOverride: "host" }));
    case "hostname":
      if (hasOpaquePath(url)) return undefined;
      return heard(basicURLParse(value, { ...options, stateOverride: "hostname" }));
    case "port":
      if (cannotHaveUsernamePasswordPort(url)) return undefined;
      if (value === "") {
        url.port = null;
        return undefined;
      }
      return heard(basicURLParse(value, { ...options, stateOverride: "port" }));
    case "pathname":
      if (hasOpaquePath(url)) return undefined;
      url.path = [];
      return heard(basicURLParse(value, { ...options, stateOverride: "path start" }));
    case "search":
      if (value === "") {
        url.query = null;
        return undefined;
      }
      url.query = "";
      return heard(basicURLParse(value.replace(/^\?/, ""), { ...options, stateOverride: "query" }));
    case "hash":
      if (value === "") {
        url.fragment = null;
        return undefined;
      }
      url.fragment = "";
      return heard(basicURLParse(value.replace(/^#/, ""), { ...options, stateOverride: "fragment" }));
  }
}
