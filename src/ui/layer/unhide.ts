const NAME = 'aria-hidden';

/**
 * The parent of an element in the flattened tree, through slots and shadow roots. Uses the prototypes' members, because a
 * form's fields can shadow those of the form.
 */
function around(element: Element): Element | undefined {
  const parent: Node | null =
    Reflect.get(Element.prototype, 'assignedSlot', element) ??
    Reflect.get(Node.prototype, 'parentNode', element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}

/** Yields an element and all its ancestors in the flattened tree. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let one: Element | undefined = element; one; one = around(one)) yield one;
}

/**
 * Keeps an element visible to assistive technology until the returned function is called, even if a dialog of the page hides
 * its surroundings. Ancestors that the page shows again meanwhile stay shown afterwards.
 */
export function unhide(element: Element): () => void {
  const unhidden = new Set<Element>();
  const update = (elements: Iterable<Element>) => {
    for (const one of elements) {
      unhidden.delete(one);
      if (Element.prototype.getAttribute.call(one, NAME) !== 'true') continue;
      unhidden.add(one);
      // If the attribute were removed, the page would have nothing to remove, and so there would be nothing to observe.
      Element.prototype.setAttribute.call(one, NAME, 'false');
    }
    // Discards the records of our own changes.
    observer.takeRecords();
  };
  const changedIn = (records: MutationRecord[]) => new Set(records.map(({ target }) => target as Element));
  const observer = new MutationObserver((records) => update(changedIn(records)));
  const ancestors = [...composedAncestors(element)];
  for (const one of ancestors) observer.observe(one, { attributeFilter: [NAME] });
  update(ancestors);
  return () => {
    update(changedIn(observer.takeRecords()));
    observer.disconnect();
    for (const one of unhidden) Element.prototype.setAttribute.call(one, NAME, 'true');
  };
}
