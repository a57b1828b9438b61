/** Formats a ratio, or nanoseconds, with three significant digits: 1.23, 12.3, 1,234. */
export function number(value: number): string {
  if (value >= 99.95) return count(value);
  return value.toFixed(value >= 9.995 ? 1 : 2);
}

/** A whole number: 1,234. */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Milliseconds, in the unit that suits them: 1.23 µs, 12.3 ms. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1) return `${number(milliseconds * 1000)} µs`;
  return milliseconds < 1000 ? `${number(milliseconds)} ms` : `${number(milliseconds / 1000)} s`;
}

/** A length of 1024 or more: 16 KB, 4 MB. */
export function size(units: number): string {
  return units < 2 ** 20 ? `${Math.round(units / 2 ** 10)} KB` : `${Math.round(units / 2 ** 20)} MB`;
}
