import { attributes, defineAttributeProperties } from '../../settings/attributes.js';
import { defineObjectProperties } from '../../settings/objectProperties.js';
import { PageElement } from './pageElement.js';

/** A parsed `<wallet-modal>`, with the properties that the readers of settings use. */
export class ModalElement extends PageElement {
  static {
    // The tables require an `HTMLElement` only as a type with these methods.
    const prototype = ModalElement.prototype as unknown as HTMLElement;
    defineAttributeProperties(prototype, attributes);
    defineObjectProperties(prototype, () => {});
  }
}
