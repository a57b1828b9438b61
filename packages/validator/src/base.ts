import { expectRecord } from "@url/serializer/internal";

/**
 * Checks an option that is a base URL.
 * @throws TypeError if `value` is neither text nor a record
 */
export function expectBase(value: unknown, where: string, name: string): void {
  if (typeof value !== "string") expectRecord(value, where, name);
}
