/** Runs `work`, and returns its rows, all cells as text, and the seconds that it took. */
export async function timed(work) {
  const start = performance.now();
  const found = await work();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, rows: found.map((cells) => cells.map((cell) => (cell === null ? "NULL" : String(cell)))) };
}
