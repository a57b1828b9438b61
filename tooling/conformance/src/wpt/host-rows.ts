import { expect } from "vitest";
import { type RowTest, show } from "./describe-rows.ts";
import type { HostRow } from "./files.ts";
import { URL } from "./implementation.ts";

/** Tests each row as the host of `https://INPUT/x`, except for the empty input. */
export function hostConstructorTests(rows: readonly HostRow[]): RowTest[] {
  return rows
    .filter(({ input }) => input !== "")
    .map(({ input, output }) => ({
      title: `constructor: ${show(input)}`,
      check: () => {
        const text = `https://${encodeHostEnds(input)}/x`;
        if (output === null) {
          expect(() => new URL(text)).toThrow(TypeError);
          return;
        }
        const { href, host, hostname, pathname } = new URL(text);
        expect({ href, host, hostname, pathname }).toEqual({
          href: `https://${output}/x`,
          host: output,
          hostname: output,
          pathname: "/x",
        });
      },
    }));
}

/** Tests each row with a setter, which leaves the URL unchanged on failure. */
export function hostSetterTests(rows: readonly HostRow[], setter: "host" | "hostname"): RowTest[] {
  return rows.map(({ input, output }) => ({
    title: `${setter} setter: ${show(input)}`,
    check: () => {
      const url = new URL("https://x/x");
      url[setter] = input;
      expect(url.href).toBe(`https://${output ?? "x"}/x`);
      expect(url[setter]).toBe(output ?? "x");
    },
  }));
}

/** Percent-encodes what would end a host, or begin its port: the rows are about domains. */
function encodeHostEnds(input: string): string {
  return input.replace(/[:/?#\\]/g, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
