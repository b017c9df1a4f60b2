import {
  type FrameConnection,
  type FrameConnectionOptions,
  frameConnection,
} from '../../src/bridge/frameConnection.js';
import type { AppMessage, MessageName } from '../../src/bridge/protocol.js';
import type { IncomingMessage } from '../../src/bridge/readMessage.js';
import { type FakeClock, fakeClock } from '../support/fakeClock.js';
import { settled } from '../support/promises.js';

export const ORIGIN = 'https://frame.example';
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A frame that the test answers. */
export class FakeFrame {
  /** Messages posted to it, with their target origin. */
  readonly posted: { message: AppMessage; to: string }[] = [];
  isConnected = true;
  /** Whether it was removed. */
  window: { postMessage(message: unknown, to: string): void } | null = {
    postMessage: (message, to) => this.posted.push({ message: structuredClone(message) as AppMessage, to }),
  };
  readonly load: () => void;
  readonly #deliver: (message: IncomingMessage) => void;
  isRemoved = false;

  constructor(load: () => void, deliver: (message: IncomingMessage) => void) {
    this.load = load;
    this.#deliver = deliver;
  }

  remove() {
    this.isRemoved = true;
    this.takeAway();
  }

  /** Removes the frame, as a page might. */
  takeAway() {
    this.isConnected = false;
    this.window = null;
  }

  get names(): string[] {
    return this.posted.map(({ message }) => message.type.replace('@w3m-app/', ''));
  }

  /** The latest call with this name. Throws if there is none. */
  asked(name: MessageName): AppMessage {
    const found = this.posted.findLast(({ message }) => message.type === `@w3m-app/${name}`);
    if (!found) throw new Error(`The frame was not asked ${name}, but ${this.names}`);
    return found.message;
  }

  tell(data: unknown, source: unknown = this.window, origin = ORIGIN) {
    this.#deliver({ source, origin, data });
  }

  answer(name: MessageName, payload?: unknown) {
    this.tell({ type: `@w3m-frame/${name}_SUCCESS`, payload, id: this.asked(name).id });
  }

  fail(name: MessageName, message?: string) {
    const payload = message === undefined ? undefined : { message };
    this.tell({ type: `@w3m-frame/${name}_ERROR`, payload, id: this.asked(name).id });
  }

  /** Loads and answers the greeting. */
  greet() {
    this.load();
    this.answer('SYNC_DAPP_DATA');
    this.answer('SYNC_THEME');
  }
}

export interface ConnectionUnderTest {
  readonly connection: FrameConnection;
  readonly clock: FakeClock;
  /** Every frame created, in order. */
  readonly frames: readonly FakeFrame[];
  /** The latest frame. Throws if there is none. */
  readonly frame: FakeFrame;
  readonly tokens: readonly string[];
  /** The number of message listeners. */
  listening(): number;
  /** Posts a message from any source. */
  deliver(message: IncomingMessage): void;
}

export function makeConnection(options: Partial<FrameConnectionOptions> = {}): ConnectionUnderTest {
  const clock = fakeClock();
  const frames: FakeFrame[] = [];
  const tokens: string[] = [];
  const listeners = new Set<(event: IncomingMessage) => void>();
  const deliver = (message: IncomingMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  const connection = frameConnection({
    open(onLoad) {
      const frame = new FakeFrame(onLoad, deliver);
      frames.push(frame);
      return frame;
    },
    origin: ORIGIN,
    scope: {
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    },
    clock,
    greeting: () => ({ SYNC_DAPP_DATA: { sdkVersion: 'html-1', projectId: 'p' }, SYNC_THEME: {} }),
    onToken: (token) => tokens.push(token),
    ...options,
  });
  return {
    connection,
    clock,
    frames,
    get frame() {
      const last = frames[frames.length - 1];
      if (!last) throw new Error('There is no frame');
      return last;
    },
    tokens,
    listening: () => listeners.size,
    deliver,
  };
}

/** A connection whose frame has answered the greeting. */
export function liveConnection(options: Partial<FrameConnectionOptions> = {}): ConnectionUnderTest {
  const here = makeConnection(options);
  here.connection.request('GET_CHAIN_ID', undefined).catch(() => undefined);
  here.frame.greet();
  here.frame.answer('GET_CHAIN_ID', { chainId: 1 });
  return here;
}

/** Answers the next call with this name. */
export async function answerNext(
  here: ConnectionUnderTest,
  name: MessageName,
  payload?: unknown,
): Promise<void> {
  await settled();
  here.frame.answer(name, payload);
}
