/** An element, the host of the shadow root that it is in, the host of that host's, and so on. */
export function hostsOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return [element, ...(root instanceof ShadowRoot ? hostsOf(root.host) : [])];
}

/** The nearest value of an attribute around an element, also outside its shadow root. A form may have a field named `getAttribute`. */
export function around(element: Element, name: 'lang' | 'dir'): string | undefined {
  for (const place of hostsOf(element)) {
    const found = place.closest(`[${name}]`);
    if (found) return Element.prototype.getAttribute.call(found, name) ?? undefined;
  }
  return undefined;
}
