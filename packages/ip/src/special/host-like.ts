import { propertyOf, refuse } from "@url/result/internal";
import type { Pieces } from "../pieces.ts";

/** A host as `@url/host` returns it. Only its shape counts, so this package does not import that one. */
export type HostShape =
  | { readonly kind: "ipv4"; readonly address: number }
  | { readonly kind: "ipv6"; readonly pieces: Uint16Array }
  | { readonly kind: "domain" | "opaque" | "empty" };

/** Returns the pieces of the address of a host, or null for a host without one. Throws a TypeError for anything else. */
export function piecesOfHost(host: HostShape | null, where: string): Pieces | null {
  if (host === null) return null;
  switch (propertyOf(host, "kind")) {
    case "ipv4": {
      const address = propertyOf(host, "address");
      if (isUint32(address)) return Uint16Array.of(address >>> 16, address);
      break;
    }
    case "ipv6": {
      const pieces = propertyOf(host, "pieces");
      if (isPieces(pieces)) return pieces;
      break;
    }
    case "domain":
    case "opaque":
    case "empty":
      return null;
  }
  return refuse(host, where, "host", "a host of @url/host, or null");
}

function isUint32(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;
}

/** A view of any realm, which no proxy is: `instanceof` would throw for a revoked one. */
function isPieces(value: unknown): value is Pieces {
  return (
    ArrayBuffer.isView(value) &&
    (value as Pieces)[Symbol.toStringTag] === "Uint16Array" &&
    (value as Pieces).length === 8
  );
}
