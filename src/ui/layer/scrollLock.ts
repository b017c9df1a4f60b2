interface Lock {
  holders: number;
  overflow: string;
  gutter: string;
}

// One page, one scrollbar: counted over all elements on it.
const locks = new WeakMap<Document, Lock>();

/** Whether the page has a scrollbar that takes room. */
export function hasScrollbar({ documentElement, defaultView }: Document): boolean {
  return defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
}

/** Stops the page from scrolling until the returned function is called. The room of its scrollbar is kept. */
export function lockScroll(document: Document, keepRoom: boolean): () => void {
  const { style } = document.documentElement;
  const lock = locks.get(document) ?? { holders: 0, overflow: '', gutter: '' };
  locks.set(document, lock);
  if (lock.holders++ === 0) {
    lock.overflow = style.overflow;
    lock.gutter = style.scrollbarGutter;
    if (keepRoom) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--lock.holders > 0) return;
    style.overflow = lock.overflow;
    style.scrollbarGutter = lock.gutter;
  };
}
