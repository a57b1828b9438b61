import { describe, expect, test } from "vitest";
import { type Client, rejectionIn } from "./clients.ts";
import { PAYLOADS } from "./payloads.ts";
import { serveLocally } from "./server.ts";

/** The payload at the port of the local server, where it has none of its own; or as it is if it is not a URL. */
export function aim(payload: string, port: number): string {
  const url = URL.canParse(payload) ? new URL(payload) : null;
  if (url === null || url.protocol !== "http:" || url.port !== "") return payload;
  url.port = `${port}`;
  return url.href;
}

/** Tests that no payload reaches this machine by any of these clients. */
export function testThatNothingReaches(clients: Readonly<Record<string, Client>>): void {
  const local = serveLocally();
  describe.each(Object.entries(clients))("%s", (_, send) => {
    test.each(PAYLOADS)("does not reach %s", async (_, payload) => {
      const sent = send(aim(payload, local.port));
      // Clients return what is in a data URL without a connection.
      if (payload.startsWith("data:")) await sent.catch(() => "");
      else await expect(sent).rejects.toBeInstanceOf(Error);
      expect(local.connections).toBe(0);
    });

    test("rejects with the error of the guard, or has it as cause", async () => {
      for (const host of ["127.0.0.1", "name.example.com", "localhost", "[::1]"]) {
        const error = await send(`http://${host}:${local.port}/`).catch((error) => error);
        expect(rejectionIn(error)).toMatchObject({ code: "ERR_REQUEST_REJECTED" });
      }
    });
  });
}
