import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { activeWithin } from './activeElement.js';
import { type Departure, findAgain, noteDeparture } from './departure.js';
import { focusHeading } from './heading.js';
import { body, heldHeight, view } from './ViewSwap.css.js';

export interface ViewSwapProps {
  /** A key that changes with every view. */
  viewKey: string;
  /** The direction of the navigation. Absent for the first view. */
  direction?: 'next' | 'prev' | undefined;
  /** Whether the view uses all available height. For lists that change while loading, so that nothing moves under a finger. */
  isTall?: boolean | undefined;
  children: ReactNode;
}

const isRow = (element: Element | undefined) => element?.matches('[data-row]') ?? false;
const cardOf = (element: Element) => element.closest<HTMLElement>('[part=card]') ?? undefined;

/**
 * The scrolling body of the card. A new view slides in from the direction of the navigation, and its title takes the focus.
 * Going back returns the focus to the element that led away.
 */
export function ViewSwap({ viewKey, direction, isTall, children }: ViewSwapProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const hadFocusRef = useRef(false);
  const scrollRef = useRef(new Map<string, number>());
  const departuresRef = useRef(new Map<string, Departure>());
  // Its cleanup is the last chance to read the position and focus of the outgoing view.
  const viewRef = useCallback(
    (node: HTMLDivElement) => {
      const card = cardOf(node);
      const body = node.parentElement;
      return () => {
        if (body) {
          scrollRef.current.set(viewKey, body.scrollTop);
          body.style.setProperty(heldHeight, `${body.clientHeight}px`);
        }
        // After opening, the dialog around the card has the focus.
        const active = card?.parentElement && activeWithin(card.parentElement);
        hadFocusRef.current = active !== undefined;
        if (!card || !active) return;
        const departures = departuresRef.current;
        const departure = noteDeparture(card, node, active);
        departures.set(viewKey, departure);
        // Rows beside the view can replace several views in turn. Going back returns to the latest row.
        for (const [key, { element }] of departures) {
          if (isRow(departure.element) && isRow(element)) departures.set(key, departure);
        }
      };
    },
    [viewKey],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new view
  useLayoutEffect(() => {
    const node = bodyRef.current;
    const card = node && cardOf(node);
    if (!node || !card) return;
    // A body that never scrolled is already at its top, and setting `scrollTop` would force a layout.
    if (scrollRef.current.size) {
      node.scrollTop = direction === 'prev' ? (scrollRef.current.get(viewKey) ?? 0) : 0;
    }
    if (hadFocusRef.current && !activeWithin(node)) {
      const departure = direction === 'prev' ? departuresRef.current.get(viewKey) : undefined;
      const left = departure && findAgain(card, departure);
      if (left) left.focus({ preventScroll: true });
      else focusHeading(card);
    }
    hadFocusRef.current = false;
  }, [viewKey]);

  return (
    <div ref={bodyRef} className={body} data-scroller="" data-tall={isTall || undefined}>
      <div key={viewKey} ref={viewRef} className={view} data-direction={direction}>
        {children}
      </div>
    </div>
  );
}
