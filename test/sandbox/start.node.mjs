// Run alone: `node --test test/sandbox/start.node.mjs`. Needs dist/sandbox/node.js; bundles it itself when it is missing.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { at } from '../../scripts/lib/files.mjs';

const outfile = at('dist/sandbox/node.js');
const isMissing = !existsSync(outfile);
before(async () => {
  if (!isMissing) return;
  const entryPoints = [at('src/sandbox/node/index.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' });
});

after(() => {
  if (isMissing) rmSync(outfile);
});

function start(...args) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-build', ...args], { cwd: at() });
  const output = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    output.out += part;
  });
  child.stderr.on('data', (part) => {
    output.err += part;
  });
  const exit = new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on('data', () => output.out.includes('Ctrl-C') && resolve(output.out));
    exit.then(() => reject(new Error(output.err)));
  });
  ready.catch(() => undefined);
  return { child, exit, ready };
}

const anyPorts = ['--chain-ports', '0,0', '--solana-ports', '0,0'];

async function withTakenPort(use) {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  try {
    await use(blocker.address().port);
  } finally {
    blocker.close();
  }
}

const isAlive = (url) =>
  fetch(url, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    it(`prints the addresses of the demo, all chains, the relay and the sign-in frame, and ends everything by ${signal}`, async () => {
      const { child, exit, ready } = start('--port', '0', ...anyPorts);
      const text = await ready;
      assert.match(text, /^Starting the chains: a few seconds\.\nDemo +http:/);
      const urls = text.match(/http:\S+/g);
      assert.match(text, /^Relay +ws:\/\/127\.0\.0\.1:\d+\/relay$/m);
      assert.match(text, /^Sign-in +http:\/\/127\.0\.0\.1:\d+\/sdk /m);
      assert.match(text, /^Solana Devnet +http:\/\/127\.0\.0\.1:\d+ {2}solana:EtWT\w+$/m);
      assert.match(text, /^Solana Testnet +http:\/\/127\.0\.0\.1:\d+ {2}solana:4uhc\w+$/m);
      assert.equal(urls.length, 6);
      assert.ok((await Promise.all(urls.map(isAlive))).every((alive) => alive));
      child.kill(signal);
      assert.equal((await exit).code, 0);
      assert.ok((await Promise.all(urls.map(isAlive))).every((alive) => !alive));
    });
  }

  it('reports a port in use, and how to choose another', async () => {
    await withTakenPort(async (port) => {
      const { code, err } = await start('--port', `${port}`, ...anyPorts).exit;
      assert.equal(code, 1);
      assert.match(err, new RegExp(`^Port ${port} is already in use.*\n.*npm start -- --port \\d+\n$`));
    });
  });

  it('reports a chain’s port in use', async () => {
    await withTakenPort(async (port) => {
      const { code, err } = await start('--port', '0', '--chain-ports', `${port},0`).exit;
      assert.equal(code, 1);
      assert.match(
        err,
        new RegExp(`^Chain 31337 did not start: port ${port} is already in use.*\n.*--chain-ports`),
      );
    });
  });

  it('reports a Solana cluster’s port in use', async () => {
    await withTakenPort(async (port) => {
      const ports = ['--port', '0', '--chain-ports', '0,0', '--solana-ports', `0,${port}`];
      const { code, err } = await start(...ports).exit;
      assert.equal(code, 1);
      assert.match(err, new RegExp(`^Solana Testnet .*: Port ${port} is already in use.*\n.*--solana-ports`));
    });
  });

  it('explains invalid options', async () => {
    const { code, err } = await start('--port', 'http').exit;
    assert.equal(code, 1);
    assert.equal(err, '"http" is no port number.\n');
    assert.match((await start('--prot', '1').exit).err, /--prot[\s\S]*--chain-ports/);
    assert.match((await start('--help').exit).out, /^Starts local EVM chains and Solana clusters/);
  });

  it('ends at once when stopped while starting', async () => {
    const { child, exit } = start('--port', '0', ...anyPorts);
    await new Promise((resolve) => setTimeout(resolve, 120));
    child.kill('SIGINT');
    const { code, err } = await exit;
    assert.ok(code === 0 || code === null, `${code}`);
    assert.equal(err, '');
  });
});
