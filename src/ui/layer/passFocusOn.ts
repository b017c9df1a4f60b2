import type { RefCallback } from 'react';
import { activeWithin } from './activeElement.js';
import { focusHeading } from './heading.js';

/** When the element goes with the focus in it, what names the view gets the focus. */
export const passFocusOn: RefCallback<HTMLElement> = (element) => {
  const card = element?.closest<HTMLElement>('[part=card]');
  return () => {
    if (element && card && activeWithin(element)) focusHeading(card);
  };
};
