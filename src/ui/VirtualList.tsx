import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { zoomOf } from '../lib/browser/zoom.js';
import { ownValue } from '../lib/untrusted/ownValue.js';
import { type LongListProps, ROW_HEIGHT } from './longListProps.js';
import { ListContext, VirtualContainer, VirtualItem } from './VirtualItem.js';
import { list } from './VirtualList.css.js';
import { WholeList } from './WholeList.js';

/** The distance beyond the visible area within which rows are rendered, in pixels. */
const BUFFER = 200;
const PAGE = 8;
/** The number of frames to wait until a row can take the focus. */
const MOST_TRIES = 30;

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => from - 1,
  PageDown: (from, last) => Math.min(from + PAGE, last),
  PageUp: (from) => Math.max(from - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const indexOf = (target: EventTarget) =>
  Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

/**
 * A list that renders only the rows near the visible ones. It scrolls with the nearest `data-scroller`. It is one Tab stop:
 * arrows, Page Up, Page Down, Home and End move within it, and the focused row stays rendered.
 */
export function VirtualList<Item>(props: LongListProps<Item>) {
  return typeof ResizeObserver === 'undefined' ? <WholeList {...props} /> : <MeasuredList {...props} />;
}

function MeasuredList<Item>(props: LongListProps<Item>) {
  const { label, items, rowHeight = ROW_HEIGHT, children, subject, onReach, onLeaveTop } = props;
  const ref = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLElement>(null);
  const handleRef = useRef<VirtualizerHandle>(null);
  const awaited = useRef<number>(undefined);
  const [margin, setMargin] = useState<number>();
  const [wantedStop, setStop] = useState(0);
  const [focused, setFocused] = useState(0);
  const [shownSubject, setShownSubject] = useState(subject);
  if (shownSubject !== subject) {
    setShownSubject(subject);
    setStop(0);
    setFocused(0);
  }
  const last = items.length - 1;
  const stop = Math.min(wantedStop, last);

  // Other parts of the view above the list may change their height.
  useLayoutEffect(() => {
    const node = ref.current;
    const scroller = node?.closest<HTMLElement>('[data-scroller]');
    if (!node || !scroller) return;
    scrollRef.current = scroller;
    const measure = () =>
      setMargin(
        Math.round(
          (node.getBoundingClientRect().top - scroller.getBoundingClientRect().top) / zoomOf(node) +
            scroller.scrollTop,
        ),
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (let inner: Element = node; inner !== scroller && inner.parentElement; inner = inner.parentElement) {
      for (const part of inner.parentElement.children) if (part !== inner) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each subject
  useLayoutEffect(() => {
    if (!props.isBelow) scrollRef.current?.scrollTo({ top: 0 });
  }, [subject]);

  const reach = () => {
    const handle = handleRef.current;
    if (handle) onReach(handle.findItemIndex(handle.scrollOffset + handle.viewportSize));
  };

  // After every render, because rows can change.
  useLayoutEffect(() => {
    for (const row of ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      row.tabIndex = indexOf(row) === stop ? 0 : -1;
    }
  });
  // A row is invisible and cannot take the focus until it is measured.
  useLayoutEffect(() => {
    let frame = 0;
    let tries = 0;
    function focusAwaited() {
      const item = ref.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`);
      const row = item?.querySelector<HTMLElement>('[data-row]');
      if (awaited.current === undefined) return;
      item?.scrollIntoView({ block: 'nearest' });
      row?.focus({ preventScroll: true });
      tries += 1;
      if (awaited.current !== undefined && tries < MOST_TRIES) frame = requestAnimationFrame(focusAwaited);
    }
    focusAwaited();
    return () => cancelAnimationFrame(frame);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : ownValue(moves, event.key);
    const from = indexOf(event.target);
    if (!move || from < 0) return;
    event.preventDefault();
    const to = move(from, last);
    if (to < 0) onLeaveTop();
    if (to < 0 || to === from) return;
    awaited.current = to;
    setStop(to);
  };
  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event.target);
    if (index < 0) return;
    awaited.current = undefined;
    setStop(index);
    setFocused(index);
  };

  return (
    <div ref={ref} className={list} onKeyDownCapture={onKeyDown} onFocusCapture={onFocus}>
      {margin === undefined ? null : (
        <ListContext value={{ label, size: items.length }}>
          <Virtualizer
            ref={handleRef}
            scrollRef={scrollRef}
            startMargin={margin}
            data={items}
            itemSize={rowHeight}
            bufferSize={BUFFER}
            keepMounted={[stop, Math.min(focused, last)]}
            as={VirtualContainer}
            item={VirtualItem}
            onScroll={reach}
            onResize={reach}
          >
            {children}
          </Virtualizer>
        </ListContext>
      )}
    </div>
  );
}
