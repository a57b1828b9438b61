import {
  type SetterOptions,
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

/** An assignment to the API, as the functions on records express it. */
export function apply(url: URLRecord, { setter, value }: Assignment, options?: SetterOptions): URLRecord {
  switch (setter) {
    case "protocol":
      return setScheme(url, value, options);
    case "username":
      return setUsername(url, value);
    case "password":
      return setPassword(url, value);
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
