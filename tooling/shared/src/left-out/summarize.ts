/** What is read of a test or of a group of tests, as Vitest describes them. */
export interface Task {
  readonly type: string;
  readonly name: string;
  readonly mode: string;
  readonly meta?: { readonly leftOut?: string };
  readonly result?: { readonly state?: string; readonly note?: string };
  readonly tasks?: readonly Task[];
}

/**
 * Returns what a run has left out, a sentence each: the notes of tests, with how many tests gave the same one, and how
 * many tests each file skipped without a note. `filtered` is true if the run was for tests of a certain name: it skips
 * all others, which is not worth a sentence.
 */
export function summarize(files: readonly Task[], filtered: boolean): string[] {
  const notes = new Map<string, number>();
  const silent: string[] = [];
  for (const file of files) {
    let skipped = 0;
    for (const test of testsOf(file)) {
      const note = test.meta?.leftOut ?? test.result?.note;
      if (note !== undefined) notes.set(note, (notes.get(note) ?? 0) + 1);
      else if (test.mode === "skip" || test.mode === "todo" || test.result?.state === "skip") skipped++;
    }
    if (skipped > 0 && !filtered)
      silent.push(`${skipped} ${skipped === 1 ? "test" : "tests"} of ${file.name} did not run.`);
  }
  return [...Array.from(notes, ([note, times]) => (times === 1 ? note : `${note} (${times} tests)`)), ...silent];
}

/** Returns the tests of a file or a group. */
export function testsOf(task: Task): Task[] {
  return task.type === "test" ? [task] : (task.tasks ?? []).flatMap(testsOf);
}
