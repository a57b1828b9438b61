import { parseURL } from "@url/parser";
import { fragmentOf, hostTextOf, passwordOf, pathOf, portOf, queryOf, schemeOf, usernameOf } from "@url/serializer";
import type { Reading } from "./reading.ts";

/** Returns the reading by the URL Standard. */
export function readByStandard(text: string): Reading {
  const reader = "URL Standard";
  const result = parseURL(text);
  if (!result.ok) return { reader, ok: false, why: result.error.code };
  const url = result.value;
  const username = usernameOf(url);
  const password = passwordOf(url);
  return {
    reader,
    ok: true,
    components: {
      scheme: schemeOf(url),
      userinfo: username === "" && password === "" ? null : password === "" ? username : `${username}:${password}`,
      host: hostTextOf(url),
      port: portOf(url)?.toString() ?? null,
      path: pathOf(url),
      query: queryOf(url),
      fragment: fragmentOf(url),
    },
  };
}
