import { toASCII as labelToASCII } from "../idna2003/label-to-ascii.ts";

/**
 * Converts every label by ToASCII with the flags AllowUnassigned and UseSTD3ASCIIRules. ASCII labels keep their case. The
 * last label may be empty. Returns `null` if a label cannot be converted.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function toASCII(host: string): string | null {
  const labels = host.split(/[.\u3002\uff0e\uff61]/);
  const ascii: string[] = [];
  for (const [i, label] of labels.entries()) {
    const isRoot = label === "" && i > 0 && i === labels.length - 1;
    const result = isRoot ? { ok: true as const, value: "" } : labelToASCII(label, FLAGS);
    if (!result.ok) return null;
    ascii.push(result.value);
  }
  return ascii.join(".");
}

const FLAGS = { allowUnassigned: true, useSTD3ASCIIRules: true };
