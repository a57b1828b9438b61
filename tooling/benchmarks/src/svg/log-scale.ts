/** An axis of logarithms, from one value to another. */
export interface LogScale {
  readonly from: number;
  readonly to: number;
}

/** Returns the place of a value on an axis, from 0 to 1. A value outside of it is at its end. */
export function placeOf(value: number, { from, to }: LogScale): number {
  return Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from)));
}

/** Returns the value at a place on an axis: what {@link placeOf} was given. */
export function valueAt(place: number, { from, to }: LogScale): number {
  return from * (to / from) ** place;
}
