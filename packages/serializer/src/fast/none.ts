// The small build: what has an accelerator, without it.

export function schemeAt(text: string, end: number): string {
  return text.slice(0, end);
}
