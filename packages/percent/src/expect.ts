/** Throws a TypeError with `message` unless `isRight`. The shared checks of the family would be half of this package. */
export function expect(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new TypeError(message);
}
