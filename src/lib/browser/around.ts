/** An element, the host of its shadow root, that host's host, and so on. */
export function hostsOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return [element, ...(root instanceof ShadowRoot ? hostsOf(root.host) : [])];
}

/**
 * The nearest value of an attribute on an element or its ancestors, across shadow roots. Calls the prototype's method, because
 * a form may have a field named `getAttribute`.
 */
export function around(element: Element, name: 'lang' | 'dir'): string | undefined {
  for (const place of hostsOf(element)) {
    const found = place.closest(`[${name}]`);
    if (found) return Element.prototype.getAttribute.call(found, name) ?? undefined;
  }
  return undefined;
}
