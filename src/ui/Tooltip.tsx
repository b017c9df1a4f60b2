import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip } from './placeTooltip.js';
import { anchor, tooltip } from './Tooltip.css.js';

const SHOW_AFTER_MS = 120;
/** Long enough to move the pointer onto the tooltip, e.g. to select its text. */
const HIDE_AFTER_MS = 120;

export interface TooltipProps {
  text: string;
  /** Whether the child already has this text as its name, so that it needs no description. */
  isName?: boolean;
  /** One focusable element. */
  children: ReactNode;
}

/** Firefox before 125 has no popovers. There, the tooltip is a positioned box in the same place. */
const canPopOver = () => 'showPopover' in HTMLElement.prototype;

/** Describes its child on hover and focus. Escape first hides the tooltip, and only then closes anything else. */
export function Tooltip({ text, isName, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const [isPopover] = useState(canPopOver);
  const later = (show: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(show), show ? SHOW_AFTER_MS : HIDE_AFTER_MS);
  };
  const now = (show: boolean) => {
    clearTimeout(timer.current);
    setShown(show);
  };

  useLayoutEffect(() => {
    if (!isName) anchorRef.current?.firstElementChild?.setAttribute('aria-describedby', id);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const tip = tooltipRef.current;
    const trigger = anchorRef.current?.firstElementChild;
    if (!isShown || !tip || !trigger) return;
    if (isPopover) tip.showPopover();
    placeTooltip(tip, trigger);
    const root = tip.getRootNode();
    const onKeyDown = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      event.preventDefault();
      setShown(false);
    };
    root.addEventListener('keydown', onKeyDown, true);
    return () => {
      root.removeEventListener('keydown', onKeyDown, true);
      if (isPopover && tip.isConnected) tip.hidePopover();
    };
  }, [isShown, isPopover]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the trigger inside has the focus
    <span
      ref={anchorRef}
      className={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && later(true)}
      onPointerLeave={() => later(false)}
      // After a press, the pointer moves on and the tooltip must not be in its way. Its own text may be selected.
      onPointerDown={({ target }) => target !== tooltipRef.current && now(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {children}
      <span
        ref={tooltipRef}
        id={id}
        role="tooltip"
        // An amount or an address runs from left to right in every language.
        dir="auto"
        popover={isPopover ? 'manual' : undefined}
        hidden={!isPopover && !isShown}
        className={tooltip}
      >
        {text}
      </span>
    </span>
  );
}
