/** Throws if `address` is not a number that IPv4 has. The message is short because `@url/api` includes this package. */
export function expectIPv4(address: number, where: string): void {
  if (typeof address === "number" && address >>> 0 === address) return;
  const type = typeof address;
  const [ErrorClass, given] = type === "number" ? [RangeError, address] : [TypeError, type];
  throw new ErrorClass(`${where}: address must be an integer from 0 to 4294967295, not ${given}.`);
}
