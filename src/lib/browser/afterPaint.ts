/** Longest wait for a paint, in ms: a page in the background does not paint. */
const LONGEST_PAINT_MS = 200;

/** Runs after the next paint, or soon if there is none. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  const finish = () => {
    cancel();
    run();
  };
  let timer = setTimeout(finish, LONGEST_PAINT_MS);
  // A separate task after the frame, so that the work does not delay the paint.
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
