import type { RefCallback } from 'react';
import { activeWithin } from './activeElement.js';
import { focusHeading } from './heading.js';

/** Moves the focus to the view's heading when the focused element is removed. */
export const passFocusOn: RefCallback<HTMLElement> = (element) => {
  const card = element?.closest<HTMLElement>('[part=card]');
  return () => {
    if (element && card && activeWithin(element)) focusHeading(card);
  };
};
