/** Work of which each begins when the one before has ended, however it ended. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // Who asked for it hears of its failure.
    last = done.catch(() => undefined);
    return done;
  };
}
