// Run alone: `node --test test/sandbox/starting.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { at } from '../../scripts/lib/files.mjs';
import { sandboxNode } from './sandboxNode.mjs';

const { findAnvil, startEvmChains } = sandboxNode;

const isAlive = (rpcUrl) =>
  fetch(rpcUrl, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  );

describe('starting and stopping chains', () => {
  it('reports a port in use in plain words, and leaves nothing running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address();
    const error = await startEvmChains({ ports: [0, port] }).catch((thrown) => thrown);
    blocker.close();
    assert.match(error.message, new RegExp(`^Chain 31338 did not start: port ${port} is already in use`));
    assert.match(error.message, /choose another port/);
    assert.equal(error.code, 'EADDRINUSE');
  });

  it('uses the given ports', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address();
    await new Promise((resolve) => probe.close(resolve));
    const { chains, stop } = await startEvmChains({ ports: [port, 0] });
    assert.equal(chains[0].rpcUrl, `http://127.0.0.1:${port}`);
    await stop();
  });

  it('leaves no process after stop, also when called twice', async () => {
    const { chains, stop } = await startEvmChains({ ports: [0] });
    assert.deepEqual(await Promise.all(chains.map(({ rpcUrl }) => isAlive(rpcUrl))), [true, true]);
    await Promise.all([stop(), stop()]);
    assert.deepEqual(await Promise.all(chains.map(({ rpcUrl }) => isAlive(rpcUrl))), [false, false]);
  });

  it('stops with its signal', async () => {
    const controller = new AbortController();
    const { chains, stop } = await startEvmChains({ ports: [0], signal: controller.signal });
    controller.abort();
    await stop();
    assert.equal(await isAlive(chains[0].rpcUrl), false);
    await assert.rejects(startEvmChains({ ports: [0], signal: controller.signal }), { name: 'AbortError' });
  });

  it('stops one chain alone', async () => {
    const { chains, stop } = await startEvmChains({ ports: [0] });
    await chains[0].stop();
    assert.deepEqual(await Promise.all(chains.map(({ rpcUrl }) => isAlive(rpcUrl))), [false, true]);
    await stop();
  });

  for (const [title, end] of [
    ['that ends', (child) => child.stdin.end('exit\n')],
    ['that is killed', (child) => child.kill('SIGKILL')],
  ]) {
    it(`leaves no chain behind a program ${title}`, async () => {
      const program = `
        const { sandboxNode } = await import(${JSON.stringify(new URL('./sandboxNode.mjs', import.meta.url).href)});
        const { chains } = await sandboxNode.startEvmChains({ ports: [0] });
        console.log(JSON.stringify(chains.map((chain) => chain.rpcUrl)));
        process.stdin.once('data', () => process.exit());`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const line = await new Promise((resolve) => child.stdout.once('data', (part) => resolve(String(part))));
      const urls = JSON.parse(line);
      assert.deepEqual(await Promise.all(urls.map(isAlive)), [true, true]);
      end(child);
      await new Promise((resolve) => child.once('exit', resolve));
      let alive = [true];
      for (let tries = 0; tries < 50 && alive.includes(true); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        alive = await Promise.all(urls.map(isAlive));
      }
      assert.deepEqual(alive, [false, false]);
    });
  }

  it('does not keep a finished program running', async () => {
    const program = `
      const { sandboxNode } = await import(${JSON.stringify(new URL('./sandboxNode.mjs', import.meta.url).href)});
      await sandboxNode.startEvmChains({ ports: [0] });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 0);
  });

  // Several at once, because only on a busy machine does a pipe outlive its process.
  it('keeps a program running that only waits for it', async () => {
    const program = `
      const { sandboxNode } = await import(${JSON.stringify(new URL('./sandboxNode.mjs', import.meta.url).href)});
      for (let round = 0; round < 4; round += 1) {
        const { stop } = await sandboxNode.startEvmChains({ ports: [0] });
        await stop();
      }`;
    const codes = [0, 1, 2].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
      return new Promise((resolve) => child.once('exit', resolve));
    });
    assert.deepEqual(await Promise.all(codes), [0, 0, 0]);
  });
});

describe('findAnvil', () => {
  it('prefers the package', () => {
    assert.match(findAnvil(), /@foundry-rs\/anvil-/);
  });

  describe('without the package', () => {
    let folder;
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'anvil-'));
      await build({
        entryPoints: [at('src/sandbox/node/anvilBinary.ts')],
        outfile: join(folder, 'anvilBinary.mjs'),
        bundle: true,
        format: 'esm',
        platform: 'node',
      });
    });
    after(() => rmSync(folder, { recursive: true }));
    const find = (path) => {
      const program = `import('./anvilBinary.mjs').then((m) => console.log(m.findAnvil()), console.error)`;
      return spawnSync(process.execPath, ['-e', program], {
        cwd: folder,
        env: { PATH: path },
        encoding: 'utf8',
      });
    };

    it('uses the one on the PATH', () => {
      const file = join(folder, process.platform === 'win32' ? 'anvil.exe' : 'anvil');
      writeFileSync(file, '', { mode: 0o755 });
      assert.equal(find(folder).stdout, `${file}\n`);
      rmSync(file);
    });

    it('explains how to install it', () => {
      assert.match(
        find('').stderr,
        /needs anvil, a local EVM node, and found none for .*(npm install|getfoundry)/,
      );
    });
  });
});
