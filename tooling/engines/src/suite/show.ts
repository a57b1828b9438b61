/** Formats a value for a message: short, in ASCII, and without anything that an engine may lack. */
export function show(value: unknown): string {
  return cut(ascii(text(value)));
}

function text(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol" || typeof value === "function" || value === undefined) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    const json = JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner));
    return json === undefined || json === "{}" ? Object.prototype.toString.call(value) + (json ?? "") : json;
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function ascii(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function cut(value: string): string {
  return value.length > 300 ? `${value.slice(0, 300)}...` : value;
}
