import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { List } from './List.js';
import { type LongListProps, ROW_HEIGHT } from './longListProps.js';
import { rowsOf } from './moveAmongRows.js';

/** Replaces `VirtualList` in browsers that can't observe sizes. Renders all rows. */
export function WholeList<Item>(props: LongListProps<Item>) {
  const { label, items, rowHeight = ROW_HEIGHT, children, subject, onReach, onLeaveTop } = props;
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const scroller = ref.current?.closest<HTMLElement>('[data-scroller]');
    if (!scroller) return;
    const reach = () => onReach(Math.floor((scroller.scrollTop + scroller.clientHeight) / rowHeight));
    scroller.addEventListener('scroll', reach);
    return () => scroller.removeEventListener('scroll', reach);
  }, [onReach, rowHeight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each subject
  useLayoutEffect(() => {
    if (!props.isBelow) ref.current?.closest('[data-scroller]')?.scrollTo({ top: 0 });
  }, [subject]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && event.target === rowsOf(ref.current)[0]) onLeaveTop();
  };

  return (
    <div ref={ref} onKeyDownCapture={onKeyDown}>
      <List label={label}>{items.map(children)}</List>
    </div>
  );
}
