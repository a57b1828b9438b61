import { refuse } from "@url/result/internal";
import type { Pieces } from "../pieces.ts";

/** A host as `@url/host` returns it. Only its shape counts, so this package does not import that one. */
export type HostShape =
  | { readonly kind: "ipv4"; readonly address: number }
  | { readonly kind: "ipv6"; readonly pieces: Uint16Array }
  | { readonly kind: "domain" | "opaque" | "empty" };

/** Returns the pieces of the address of a host, or null for a host without one. Throws a TypeError for anything else. */
export function piecesOfHost(host: HostShape | null, where: string): Pieces | null {
  if (host === null) return null;
  switch (host?.kind) {
    case "ipv4":
      if (isUint32(host.address)) return Uint16Array.of(host.address >>> 16, host.address);
      break;
    case "ipv6":
      if (host.pieces instanceof Uint16Array && host.pieces.length === 8) return host.pieces;
      break;
    case "domain":
    case "opaque":
    case "empty":
      return null;
  }
  return refuse(host, where, "host", "a host of @url/host, or null");
}

function isUint32(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;
}
