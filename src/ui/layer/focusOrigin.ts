/** What had the focus before the first list opened, by the root in which the interface takes its place. */
const origins = new WeakMap<Node, HTMLElement>();

/** Leaves the focus to the layer that takes this one's place, which returns it in the end. */
export function passOrigin(root: Node, origin: HTMLElement | undefined): void {
  if (origin) origins.set(root, origin);
}

/** The focus that the layer before left to this one, once. */
export function takeOrigin(root: Node): HTMLElement | undefined {
  const origin = origins.get(root);
  origins.delete(root);
  return origin;
}
