import { createContext, use } from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { gap, item } from './VirtualList.css.js';

/** The data that the parts of a VirtualList need. */
export const ListContext = createContext({ label: '', size: 0 });

export function VirtualContainer({ ref, style, children }: CustomContainerComponentProps) {
  const { label } = use(ListContext);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul ref={ref} role="list" style={style} aria-label={label}>
      {children}
    </ul>
  );
}

export function VirtualItem({ ref, style, index, children }: CustomItemComponentProps) {
  const { size } = use(ListContext);
  return (
    <li
      ref={ref}
      className={item}
      style={style}
      data-index={index}
      aria-setsize={size}
      aria-posinset={index + 1}
    >
      <div className={gap}>{children}</div>
    </li>
  );
}
