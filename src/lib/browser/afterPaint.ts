/** A page that nobody looks at paints nothing; so long is waited for it, in ms. */
const LONGEST_PAINT_MS = 200;

/** Runs when what is shown now is painted, or soon when nothing is painted; returns what cancels it. */
export function afterPaint(run: () => void): () => void {
  const finish = () => {
    cancel();
    run();
  };
  let timer = setTimeout(finish, LONGEST_PAINT_MS);
  // A task of its own after the frame: what is asked for then delays nothing that is seen.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(finish);
  });
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return cancel;
}
