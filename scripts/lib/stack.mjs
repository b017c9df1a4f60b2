import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from './files.mjs';

/**
 * Runs something beside what `npm start` starts, on free ports: `DEMO_URL` is its page, `CHAIN_URLS` are its
 * chains, separated by spaces.
 */
export async function withStack(use) {
  const flags = ['--no-build', '--port', '0', '--chain-ports', '0,0', '--mainnet'];
  const child = spawn(process.execPath, ['scripts/start.mjs', ...flags], {
    cwd: at(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    return await use(addressesIn(await readyText(child)));
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function readyText(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      if (text.includes('Ctrl-C')) resolve(text);
    });
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
  });
}

function addressesIn(text) {
  const [demo, ...chains] = text.match(/http:\/\/\S+/g) ?? [];
  return { DEMO_URL: demo, CHAIN_URLS: chains.join(' ') };
}
