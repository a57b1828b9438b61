/** Copies text, and says in `note` that it was copied or that the browser does not allow it. */
export async function copyText(text: string, note: Element, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note.textContent = done;
  } catch {
    note.textContent = "The browser does not allow this page to copy. The link is in the address bar.";
  }
}
