// A thread of `minify.mjs`.
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', ({ source, options }) => {
  minify(source, options).then(
    ({ code, map }) => parentPort.postMessage({ code, map }),
    (error) => parentPort.postMessage({ error }),
  );
});
