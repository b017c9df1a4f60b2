import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { activeWithin } from './activeElement.js';
import { type Departure, findAgain, noteDeparture } from './departure.js';
import { focusHeading } from './heading.js';
import { body, heldHeight, view } from './ViewSwap.css.js';

export interface ViewSwapProps {
  /** Changes when another view is shown. */
  viewKey: string;
  /** Where the new view comes from; absent for the first one. */
  direction?: 'next' | 'prev' | undefined;
  /** Always as high as there is room: for lists that come and go in parts, where nothing may move under a finger. */
  isTall?: boolean | undefined;
  children: ReactNode;
}

const cardOf = (element: Element) => element.closest<HTMLElement>('[part=card]') ?? undefined;

/**
 * The scrolling body of the card. A new view slides in from where the visitor travels to, and focus goes to its title;
 * on the way back, to what the view was left by.
 */
export function ViewSwap({ viewKey, direction, isTall, children }: ViewSwapProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const hadFocusRef = useRef(false);
  const scrollRef = useRef(new Map<string, number>());
  const departuresRef = useRef(new Map<string, Departure>());
  // Its cleanup is the last moment at which the outgoing view still has its place and the focus.
  const viewRef = useCallback(
    (node: HTMLDivElement) => {
      const card = cardOf(node);
      const body = node.parentElement;
      return () => {
        if (body) {
          scrollRef.current.set(viewKey, body.scrollTop);
          body.style.setProperty(heldHeight, `${body.clientHeight}px`);
        }
        const active = card && activeWithin(card);
        hadFocusRef.current = active !== undefined;
        if (active) departuresRef.current.set(viewKey, noteDeparture(card, node, active));
      };
    },
    [viewKey],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new view
  useLayoutEffect(() => {
    const node = bodyRef.current;
    const card = node && cardOf(node);
    if (!node || !card) return;
    // What was never scrolled is at its top, and setting that would have it laid out now.
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
