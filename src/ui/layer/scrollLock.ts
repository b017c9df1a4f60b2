interface Lock {
  holders: number;
  overflow: string;
  gutter: string;
}

// One page, one scrollbar: counted over all elements on it.
const locks = new WeakMap<Document, Lock>();

/** Stops the page from scrolling until the returned function is called. The room of the scrollbar is kept. */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = document;
  const { style } = root;
  const lock = locks.get(document) ?? { holders: 0, overflow: '', gutter: '' };
  locks.set(document, lock);
  if (lock.holders++ === 0) {
    lock.overflow = style.overflow;
    lock.gutter = style.scrollbarGutter;
    if (view && view.innerWidth > root.clientWidth) style.scrollbarGutter = 'stable';
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
