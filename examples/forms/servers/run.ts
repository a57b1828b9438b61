/**
 * Says on which port a server listens, closes it when a line comes from the standard input, and says how long that took,
 * in milliseconds.
 */
export async function run(port: number, close: () => unknown): Promise<void> {
  console.log(`listening ${port}`);
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const began = performance.now();
  await close();
  console.log(`closed ${Math.ceil(performance.now() - began)}`);
  process.exit();
}
