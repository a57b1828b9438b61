/** Returns the element with an id. The page is ours, so one that is missing is a mistake in it. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}"`);
  return found as E;
}
