import { type RefObject, useEffect } from 'react';

/** Focuses the search field of a view when the slash key is pressed anywhere in the card. */
export function useSlashKey(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = ref.current?.closest<HTMLElement>('[part=card]');
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      ref.current?.querySelector('input')?.focus();
    };
    card?.addEventListener('keydown', onKeyDown);
    return () => card?.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
