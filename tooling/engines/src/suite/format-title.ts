import { show } from "./show.ts";

/** The title of one row of `each`: `%s` and its like take the row's values in turn, `$name` a property of the first. */
export function formatTitle(title: string, values: readonly unknown[], index: number): string {
  let next = 0;
  return title
    .replace(/%([sdifjo#%])/g, (placeholder, kind: string) => {
      if (kind === "%") return "%";
      if (kind === "#") return String(index);
      if (next >= values.length) return placeholder;
      const value = values[next++];
      return kind === "s" ? String(value) : show(value);
    })
    .replace(/\$([A-Za-z_]\w*)/g, (placeholder, name: string) => {
      const [first] = values;
      if (typeof first !== "object" || first === null || !(name in first)) return placeholder;
      return String((first as Record<string, unknown>)[name]);
    });
}
