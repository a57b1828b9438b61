/** How long nothing must change before a screen reader is told, so that it does not speak while somebody types. */
const PAUSE = 700;

/** Returns a function that tells screen readers a sentence, once typing has stopped. */
export function createAnnouncer(status: Element): (sentence: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (sentence) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The same sentence again is not announced, which is right: nothing has changed.
      if (status.textContent !== sentence) status.textContent = sentence;
    }, PAUSE);
  };
}
