import { page } from '../lib/browser/page.js';

const GAP = 8;

/** Places a visible tooltip above its trigger, or below if there is no room, and always inside the viewport. */
export function placeTooltip(tooltip: HTMLElement, trigger: Element): void {
  const { clientWidth, clientHeight } = page().documentElement;
  const from = trigger.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const above = from.top - GAP - height;
  const below = Math.min(from.bottom + GAP, clientHeight - GAP - height);
  const middle = from.left + from.width / 2 - width / 2;
  tooltip.style.top = `${above >= GAP ? above : below}px`;
  tooltip.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - GAP - width))}px`;
}
