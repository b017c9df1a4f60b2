import { type RefObject, useEffect } from 'react';

/** Focuses the search field of a view when the slash key is pressed anywhere in the modal. */
export function useSlashKey(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The dialog around the card. It has the focus after opening.
    const surface = ref.current?.closest('[part=card]')?.parentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      ref.current?.querySelector('input')?.focus();
    };
    surface?.addEventListener('keydown', onKeyDown);
    return () => surface?.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
