import { writeSync } from 'node:fs';

/** Says at once why this process ends: web-test-runner gathers what goes to the console, and ends before it shows it. */
export function sayLastWords() {
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    writeSync(process.stderr.fd, `${origin}: ${error?.stack ?? error}\n`);
  });
  process.on('SIGINT', () => writeSync(process.stderr.fd, 'Ended by SIGINT\n'));
}
