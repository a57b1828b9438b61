/** The exit statuses of trurl. */
export const STATUS = {
  ok: 0,
  file: 1,
  append: 2,
  argument: 3,
  flag: 4,
  set: 5,
  url: 7,
  trim: 8,
  badURL: 9,
  get: 10,
  iterate: 11,
  replace: 12,
} as const;

type Status = (typeof STATUS)[keyof typeof STATUS];

/** What ends a run of `url trurl`: an error with the exit status. */
export interface Mistake extends Error {
  readonly trurlStatus: Status;
}

/** Ends the run. The message is written to standard error. */
export function throwMistake(status: Status, message: string): never {
  throw Object.assign(new Error(message), { trurlStatus: status });
}

export function isMistake(error: unknown): error is Mistake {
  return error instanceof Error && "trurlStatus" in error;
}
