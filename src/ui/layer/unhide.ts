const NAME = 'aria-hidden';

/**
 * The element around another one, through slots and shadow roots, as they are drawn. Members are taken from prototypes
 * here, because a field of a form can hide those of its form.
 */
function around(element: Element): Element | undefined {
  const parent: Node | null =
    Reflect.get(Element.prototype, 'assignedSlot', element) ??
    Reflect.get(Node.prototype, 'parentNode', element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}

/** An element and all around it. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let one: Element | undefined = element; one; one = around(one)) yield one;
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
      if (Element.prototype.getAttribute.call(one, NAME) !== 'true') continue;
      unhidden.add(one);
      // Removing it would leave nothing for the page to remove, and so nothing to observe.
      Element.prototype.setAttribute.call(one, NAME, 'false');
    }
    // What is left are our own changes.
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
