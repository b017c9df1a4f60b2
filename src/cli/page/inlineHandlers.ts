import type { PageElement } from './pageElement.js';

/** A script in an attribute. Policies block these by default. */
export interface InlineHandler {
  readonly element: PageElement;
  /** An event such as `onload`, or the attribute with a `javascript:` address. */
  readonly attribute: string;
  readonly code: string;
}

const EVENT = /^on[a-z]{3,}$/;
const SCRIPT_ADDRESS = /^\s*javascript:/i;
const ADDRESSES = ['href', 'action', 'formaction'];

/** The scripts in a page's attributes: `onload="…"` and `href="javascript:…"`. */
export const inlineHandlers = (elements: readonly PageElement[]): readonly InlineHandler[] =>
  elements.flatMap((element) =>
    element.attributeNames.flatMap((attribute) => {
      const code = element.getAttribute(attribute) ?? '';
      const isOne = ADDRESSES.includes(attribute) ? SCRIPT_ADDRESS.test(code) : code && EVENT.test(attribute);
      return isOne ? [{ element, attribute, code }] : [];
    }),
  );
