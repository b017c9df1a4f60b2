const NAME = 'aria-hidden';

/** An element and all around it, through slots and shadow roots, as they are drawn. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let one: Element | null | undefined = element; one; ) {
    yield one;
    const { assignedSlot, parentElement }: Element = one;
    const root = one.getRootNode();
    one = assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  }
}

/**
 * Keeps an element visible to assistive technology until the returned function is called, although a dialog of the page
 * hides what is around it. What the page shows again meanwhile stays shown afterwards.
 */
export function unhide(element: Element): () => void {
  const unhidden = new Set<Element>();
  const update = (elements: Iterable<Element>) => {
    for (const one of elements) {
      unhidden.delete(one);
      if (one.getAttribute(NAME) !== 'true') continue;
      unhidden.add(one);
      // Removing it would leave nothing for the page to remove, and so nothing to observe.
      one.setAttribute(NAME, 'false');
    }
    // What is left are our own changes.
    observer.takeRecords();
  };
  const changedIn = (records: MutationRecord[]) => new Set(records.map(({ target }) => target as Element));
  const observer = new MutationObserver((records) => update(changedIn(records)));
  const around = [...composedAncestors(element)];
  for (const one of around) observer.observe(one, { attributeFilter: [NAME] });
  update(around);
  return () => {
    update(changedIn(observer.takeRecords()));
    observer.disconnect();
    for (const one of unhidden) one.setAttribute(NAME, 'true');
  };
}
