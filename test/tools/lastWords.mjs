import { writeSync } from 'node:fs';

/** Prints at once why this process ends, because web-test-runner buffers the console and exits before it prints. */
export function sayLastWords() {
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    writeSync(process.stderr.fd, `${origin}: ${error?.stack ?? error}\n`);
  });
  process.on('SIGINT', () => writeSync(process.stderr.fd, 'Ended by SIGINT\n'));
}
