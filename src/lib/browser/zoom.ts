/**
 * How much larger an element is drawn than its lengths say, by the CSS property `zoom` of the page. WebKit
 * measures boxes in the px of their own zoom, and does not tell: it is 1 there.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;
