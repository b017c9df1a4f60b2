import { page } from '../../lib/browser/page.js';

/** The element with focus, looked for through open shadow roots; undefined when the page itself has it. */
export function deepActiveElement(root: DocumentOrShadowRoot): HTMLElement | undefined {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== page().body ? active : undefined;
}

/** The element with focus inside `element`, both in one shadow root or document. */
export function activeWithin(element: Element): HTMLElement | undefined {
  const active = (element.getRootNode() as Document | ShadowRoot).activeElement;
  return active instanceof HTMLElement && element.contains(active) ? active : undefined;
}
