import type { Output } from "./output.ts";

/** When messages have color: "auto" is what the terminal and the variables NO_COLOR and FORCE_COLOR say. */
export const COLORS = ["auto", "always", "never"] as const;
export type Color = (typeof COLORS)[number];

export function isColor(value: unknown): value is Color {
  return (COLORS as readonly unknown[]).includes(value);
}

/** Returns the streams with color as `--color` says. A file or a pipe with color has lines of 80 columns. */
export function colored<T extends { readonly output: Output; readonly errors: Output }>(streams: T, color: Color): T {
  if (color === "auto") return streams;
  return { ...streams, output: withColor(streams.output, color), errors: withColor(streams.errors, color) };
}

function withColor(output: Output, color: "always" | "never"): Output {
  const columns = output.terminal?.columns ?? 80;
  const terminal = color === "always" ? { columns, color: true } : output.terminal && { columns, color: false };
  return {
    terminal,
    get closed() {
      return output.closed;
    },
    write: (text) => output.write(text),
  };
}
