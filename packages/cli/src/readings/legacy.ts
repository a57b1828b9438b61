import { parse } from "node:url";
import type { Reading } from "./reading.ts";

/** As Node's `url.parse` reads it, which is deprecated because it reads differently; that it is, nobody needs to hear. */
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
        // It takes the brackets off an address.
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
