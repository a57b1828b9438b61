import { refuse } from "@url/result/internal";
import type { FormFailure } from "./failure.ts";

/** Throws a TypeError if the argument of the function `where` is not a failure. */
export function expectFailure(failure: unknown, where: string): void {
  const { code, status } = Object(failure) as Partial<FormFailure>;
  if (typeof code !== "string" || typeof status !== "number") {
    refuse(failure, where, "failure", "the error of a form");
  }
}
