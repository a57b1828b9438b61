import { element } from "../shared/element.ts";
import type { Group } from "./address.ts";

/**
 * Draws the groups of an address: each as text, hexadecimal and bits. The first `length` bits are those of the network,
 * and underlined, because colour alone does not say it.
 */
export function drawBits(groups: readonly Group[], length: number | null, name: string): HTMLElement {
  const size = groups[0]?.bits.length ?? 0;
  return element(
    "ol",
    { class: `bits bits-${size}`, "aria-label": name },
    groups.map(({ text, hex, bits }, index) => {
      const network = length === null ? 0 : Math.min(Math.max(length - index * size, 0), size);
      return element("li", {}, [
        element("span", { class: "bits-text" }, text),
        element("span", { class: "bits-hex" }, size === 8 ? `0x${hex}` : hex),
        element("span", { class: "bits-row" }, [
          network > 0 && element("span", { class: "bits-network" }, bits.slice(0, network)),
          network < size && element("span", { class: length === null ? "" : "bits-host" }, bits.slice(network)),
        ]),
      ]);
    }),
  );
}
