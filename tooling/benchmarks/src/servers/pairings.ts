/** Two servers to compare, and the form that they read. */
export interface Pairing {
  /** Names the two, for people. */
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly pairs: number;
  /** What our CPU time may be, divided by theirs. */
  readonly target: number;
}

/** Every comparison, by the length of the form. */
export const PAIRINGS: readonly Pairing[] = [5, 100, 10_000].flatMap((pairs) => [
  pairing("Express, `express.urlencoded` (simple)", "express-ours", "express-simple", pairs, 1),
  pairing("Express, `express.urlencoded` (qs)", "express-ours", "express-qs", pairs, 1.2),
  pairing("Fastify, `@fastify/formbody`", "fastify-ours", "fastify-formbody", pairs, pairs < 10_000 ? 1.2 : 1),
  pairing("Hono, `c.req.parseBody()`", "hono-ours", "hono-parseBody", pairs, 1),
]);

/** The comparisons of memory: one for each framework. Both readers of Express keep the same of a body. */
export const MEMORY_PAIRINGS: readonly Pairing[] = PAIRINGS.filter(
  ({ pairs, theirs }) => pairs === 5 && theirs !== "express-qs",
);

function pairing(title: string, ours: string, theirs: string, pairs: number, target: number): Pairing {
  return { title, ours, theirs, pairs, target };
}
