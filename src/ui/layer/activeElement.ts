import { page } from '../../lib/browser/page.js';

/** The focused element, searched through open shadow roots; undefined if the page itself has the focus. */
export function deepActiveElement(root: DocumentOrShadowRoot): HTMLElement | undefined {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== page().body ? active : undefined;
}

/** The focused element inside `element`, in the same shadow root or document. */
export function activeWithin(element: Element): HTMLElement | undefined {
  const active = (element.getRootNode() as Document | ShadowRoot).activeElement;
  return active instanceof HTMLElement && element.contains(active) ? active : undefined;
}
