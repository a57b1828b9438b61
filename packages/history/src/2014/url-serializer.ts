import type { DraftURL } from "../drafts/draft-url.ts";
import { serializeHost } from "./host-serializer.ts";

/** Section 4.3, "URL serializer". */
export function serializeURL(url: DraftURL, excludeFragmentFlag = false): string {
  let output = `${url.scheme}:`;
  if (url.relativeFlag) {
    output += "//";
    if (url.username !== "" || url.password !== null) {
      output += url.username;
      if (url.password !== null) output += `:${url.password}`;
      output += "@";
    }
    output += serializeHost(url.host);
    if (url.port !== "") output += `:${url.port}`;
    output += `/${url.path.join("/")}`;
  } else {
    output += url.schemeData;
  }
  if (url.query !== null) output += `?${url.query}`;
  if (!excludeFragmentFlag && url.fragment !== null) output += `#${url.fragment}`;
  return output;
}
