/** Runs tasks one after the other, even if one fails. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // The caller gets the error.
    last = done.catch(() => undefined);
    return done;
  };
}
