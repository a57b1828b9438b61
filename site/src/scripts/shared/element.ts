/** Attributes; `null`, `undefined` and `false` leave one out. A function is a listener: `{ onclick: () => … }`. */
export type Props = Readonly<Record<string, string | number | boolean | null | undefined | ((event: never) => void)>>;

export type Child = Node | string | null | undefined | false;

/**
 * Creates an element. Text becomes text nodes, so that no input is ever read as markup. `class` and other names are
 * attributes; names that start with "on" are listeners.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  children: readonly Child[] | string = [],
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), props, children);
}

/** Creates an element of SVG. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  children: readonly Child[] | string = [],
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), props, children);
}

/** Replaces everything in `node`. */
export function replaceContent(node: Element, children: readonly Child[]): void {
  node.textContent = "";
  for (const child of children) if (isShown(child)) node.append(child);
}

function filled<E extends Element>(node: E, props: Props, children: readonly Child[] | string): E {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value as EventListener);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of typeof children === "string" ? [children] : children) if (isShown(child)) node.append(child);
  return node;
}

function isShown(child: Child): child is Node | string {
  return child !== null && child !== undefined && child !== false;
}
