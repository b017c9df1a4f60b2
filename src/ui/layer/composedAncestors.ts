/** An element and all around it, through slots and shadow roots, as they are drawn. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let one: Element | null | undefined = element; one; ) {
    yield one;
    const { assignedSlot, parentElement }: Element = one;
    const root = one.getRootNode();
    one = assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  }
}
