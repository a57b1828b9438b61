import { parse } from "node:url";
import type { Reading } from "./reading.ts";

/** Returns the reading of Node's `url.parse`, without its deprecation warning. */
export function readByURLParse(text: string): Reading {
  const reader = "url.parse";
  const { noDeprecation } = process as { noDeprecation?: boolean };
  Object.assign(process, { noDeprecation: true });
  try {
    const { protocol, auth, hostname, port, pathname, search, hash } = parse(text);
    return {
      reader,
      ok: true,
      components: {
        scheme: protocol?.slice(0, -1) ?? null,
        userinfo: auth,
        // `url.parse` drops the brackets of an address.
        host: hostname?.includes(":") ? `[${hostname}]` : hostname,
        port,
        path: pathname ?? "",
        query: search?.slice(1) ?? null,
        fragment: hash?.slice(1) ?? null,
      },
    };
  } catch (error) {
    return { reader, ok: false, why: (error as NodeJS.ErrnoException).code ?? String(error) };
  } finally {
    Object.assign(process, { noDeprecation });
  }
}
