import { attributes, defineAttributeProperties } from '../../settings/attributes.js';
import { defineObjectProperties } from '../../settings/objectProperties.js';
import { PageElement } from './pageElement.js';

/** A `<wallet-modal>` that was parsed, with the properties that the readers of settings ask for. */
export class ModalElement extends PageElement {
  static {
    // The tables ask for an element only to name what has its methods.
    const prototype = ModalElement.prototype as unknown as HTMLElement;
    defineAttributeProperties(prototype, attributes);
    defineObjectProperties(prototype, () => {});
  }
}
