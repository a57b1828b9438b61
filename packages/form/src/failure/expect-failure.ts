import { propertyOf, refuse } from "@url/result/internal";

/** Throws a TypeError if the argument of the function `where` is not a failure. */
export function expectFailure(failure: unknown, where: string): void {
  if (typeof propertyOf(failure, "code") !== "string" || typeof propertyOf(failure, "status") !== "number") {
    refuse(failure, where, "failure", "the error of a form");
  }
}
