/** Bytes in KB of 1,024, as they are written and as budgets judge them: to a tenth. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
