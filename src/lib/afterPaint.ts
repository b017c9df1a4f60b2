/** Runs when what is shown now is painted; returns what cancels it. A page that nobody looks at paints nothing. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task of its own after the frame: what is asked for then delays nothing that is seen.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
