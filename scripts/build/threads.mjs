import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * As many threads as there are cores. Each runs the file, which answers one message at a time with a value or `{ error }`.
 * They end with the process.
 */
export function threads(url, count = availableParallelism()) {
  const idle = [];
  const waiting = [];
  let started = 0;

  function start() {
    started += 1;
    const thread = new Worker(url);
    // What works keeps the process, see `next`.
    thread.unref();
    return thread;
  }

  function next() {
    if (!waiting.length) return;
    const thread = idle.pop() ?? (started < count ? start() : undefined);
    if (!thread) return;
    // The largest first, so that no core idles at the end.
    waiting.sort((one, other) => other.size - one.size);
    const { message, resolve, reject } = waiting.shift();
    const onMessage = ({ error, ...answer }) => {
      idle.push(thread);
      finish(() => (error ? reject(error) : resolve(answer)));
    };
    const onError = (error) => {
      started -= 1;
      finish(() => reject(error));
    };
    const onExit = (code) => onError(new Error(`A thread ended with ${code} before it answered.`));
    const finish = (settle) => {
      // Not all listeners: Node's own pass on what the thread says.
      thread.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
      settle();
      next();
    };
    thread.ref();
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(message);
  }

  /** Resolves to what a thread answers. `size` says how long it probably takes. */
  return (message, size) =>
    new Promise((resolve, reject) => {
      waiting.push({ message, size, resolve, reject });
      // What is asked for in the same moment is compared first.
      setImmediate(next);
    });
}
