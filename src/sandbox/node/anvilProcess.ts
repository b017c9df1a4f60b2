import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { SANDBOX_MNEMONIC } from '../accounts.js';
import { findAnvil } from './anvilBinary.js';

const START_DEADLINE_MS = 15_000;

export interface AnvilProcess {
  readonly port: number;
  readonly url: string;
  /** Ends the process; resolves once it has exited. May be called twice. */
  stop(): Promise<void>;
}

export interface AnvilOptions {
  readonly chainId: number;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly signal?: AbortSignal | undefined;
}

/** Starts one chain on 127.0.0.1 and resolves once it responds. */
export async function startAnvil({ chainId, port, signal }: AnvilOptions): Promise<AnvilProcess> {
  signal?.throwIfAborted();
  const binary = findAnvil();
  if (port !== 0) await assertFree(port, chainId);
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${chainId}`];
  args.push('--mnemonic', SANDBOX_MNEMONIC, '--accounts', '10', '--color', 'never', '--threads', '1');
  // A block for each transaction, and one every second. A client that sees a new block just before its receipt (as viem does)
  // checks again at the next block, which an idle chain would never mine.
  args.push('--mixed-mining', '--block-time', '1');
  // Detached, so that Ctrl-C in the terminal only reaches us and we can stop the chain properly.
  const child = spawn(process.execPath, ['-e', `(${guard})()`, binary, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    hold(child, true);
    child.stdin?.end();
    return gone;
  };
  try {
    const actual = await listening(child, chainId, port, signal);
    // A forgotten chain must not keep the process alive; the guard ends the chain when we exit.
    hold(child, false);
    return { port: actual, url: `http://127.0.0.1:${actual}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs in its own process between us and the chain. Its stdin closes whenever we end, even by SIGKILL; then it ends the chain.
 * It is passed as source text, so it must not use anything from outside.
 */
function guard(): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const [binary = '', ...args] = process.argv.slice(1);
  const chain = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  chain.on('error', (error) => {
    process.stderr.write(error.message);
    process.exit(1);
  });
  chain.on('exit', (code) => process.exit(code ?? 0));
  process.stdin.on('close', () => chain.kill('SIGKILL')).resume();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => chain.kill('SIGKILL'));
}

function listening(
  child: ChildProcess,
  chainId: number,
  port: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (reason: string, cause?: unknown) =>
      reject(new Error(`Chain ${chainId} did not start: ${reason}`, { cause }));
    const timer = setTimeout(() => fail(`no answer within ${START_DEADLINE_MS / 1000} s`), START_DEADLINE_MS);
    const onAbort = () => fail('it was aborted', signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    let isUp = false;
    const read = (part: Buffer) => {
      if (isUp) return;
      text = (text + part.toString()).slice(-4000);
      const match = /Listening on [^\s]*:(\d+)/.exec(text);
      if (!match) return;
      isUp = true;
      settle();
      resolve(Number(match[1]));
    };
    const onClose = () => {
      settle();
      fail(
        /address already in use/i.test(text) ? portTaken(port, chainId) : text.trim() || 'it ended at once',
      );
    };
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.removeListener('close', onClose);
    };
    // Keep reading, because a full pipe would stop the chain.
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', onClose);
    child.once('error', (error) => fail(error.message, error));
  });
}

/** Sets whether the child keeps our process alive. Its pipes may close after it has exited, and `close` waits for them. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const method = isHeld ? 'ref' : 'unref';
  child[method]();
  // A child's streams are sockets, but Node's types do not say so.
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket | null)?.[method]();
}

function portTaken(port: number, chainId: number): string {
  return `port ${port} is already in use by another program. End that program, or choose another port for chain ${chainId} (0 takes any free one).`;
}

function assertFree(port: number, chainId: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? Object.assign(new Error(`Chain ${chainId} did not start: ${portTaken(port, chainId)}`), {
              code: 'EADDRINUSE',
            })
          : error,
      ),
    );
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve()));
  });
}
