import { propertyOf, refuse } from "@url/result/internal";

/** Throws a TypeError if the argument of the function `where` is not a failure. */
export function expectFailure(failure: unknown, where: string): void {
  const status = propertyOf(failure, "status") as number;
  if (typeof propertyOf(failure, "code") !== "string" || !(status >= 400 && status <= 599)) {
    refuse(failure, where, "failure", "the error of a form");
  }
}
