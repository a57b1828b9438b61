import { refuseNumber } from "@url/result/internal";

/** Throws if `address` is not a number that IPv4 has. */
export function expectIPv4(address: number, where: string): void {
  if (typeof address !== "number" || address >>> 0 !== address) {
    refuseNumber(address, where, "address", "an integer from 0 to 4294967295");
  }
}
