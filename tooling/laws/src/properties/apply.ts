import {
  type SetterOptions,
  type SetterResult,
  setFragment,
  setHost,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
} from "@url/parser";
import type { URLRecord } from "@url/serializer";
import type { Assignment } from "./setters.ts";

/** An assignment to the API, done with the functions on records. */
export function apply(url: URLRecord, { setter, value }: Assignment, options?: SetterOptions): SetterResult {
  switch (setter) {
    case "protocol":
      return setScheme(url, value, options);
    case "username":
      return setUsername(url, value, options);
    case "password":
      return setPassword(url, value, options);
    case "host":
      return setHost(url, value, options);
    case "hostname":
      return setHostname(url, value, options);
    case "port":
      return setPort(url, value, options);
    case "pathname":
      return setPath(url, value, options);
    case "search":
      return setQuery(url, value === "" ? null : value.replace(/^\?/, ""), options);
    case "hash":
      return setFragment(url, value === "" ? null : value.replace(/^#/, ""), options);
  }
}

/** Returns the record after an assignment: the same one if the value was rejected. */
export function applied(url: URLRecord, assignment: Assignment, options?: SetterOptions): URLRecord {
  const result = apply(url, assignment, options);
  return result.ok ? result.value : url;
}
