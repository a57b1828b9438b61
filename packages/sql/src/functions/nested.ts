import { paramsOf } from "./param.ts";
import { PART_NAMES, partsOf } from "./part.ts";

/** Returns the parts of a URL as a JSON object. */
export function partsText(text: string): string | null {
  const values = partsOf(text);
  return values && objectText(PART_NAMES.map((name, i) => [name, values[i]]));
}

/** Returns the parameters of a URL as a JSON object of arrays. */
export function paramsText(text: string): string | null {
  const params = paramsOf(text);
  return params && objectText(Array.from(params));
}

/** JSON.stringify would sort names that are integers, and an object has no own property named __proto__. */
function objectText(entries: readonly (readonly [name: string, value: unknown])[]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`;
}
