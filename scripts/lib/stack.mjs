import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from './files.mjs';

/**
 * Runs a function with an `npm start` stack on free ports. `DEMO_URL` is its page, `CHAIN_URLS` are its EVM chains and
 * `SOLANA_URLS` its Solana clusters, separated by spaces.
 */
export async function withStack(use) {
  const flags = ['--no-build', '--port', '0', '--chain-ports', '0,0', '--solana-ports', '0,0', '--mainnet'];
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
  const [demo] = text.match(/http:\/\/\S+/) ?? [];
  const before = (what) => [...text.matchAll(new RegExp(`(http:\\S+) +${what}`, 'g'))].map(([, url]) => url);
  return {
    DEMO_URL: demo,
    CHAIN_URLS: before('chain id').join(' '),
    SOLANA_URLS: before('solana:').join(' '),
  };
}
