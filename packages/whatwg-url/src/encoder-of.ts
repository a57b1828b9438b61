import type { Encoder } from "@url/percent";

export function encoderOf(label: string | undefined): Encoder | undefined {
  return undefined;
}
