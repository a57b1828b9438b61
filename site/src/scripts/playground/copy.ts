/** Copies a link, and says in `note` that it was copied or that the browser does not allow it. */
export async function copyLink(link: string, note: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    note.textContent = "The link was copied.";
  } catch {
    note.textContent = "The browser does not allow this page to copy. The link is in the address bar.";
  }
}
