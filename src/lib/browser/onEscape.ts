/** Calls back when the visitor presses Escape, before the page's listeners, until the returned function is called. */
export function onEscape(run: (event: KeyboardEvent) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) run(event);
  };
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}
