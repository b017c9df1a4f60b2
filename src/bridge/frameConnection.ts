import type { Clock } from '../lib/clock.js';
import { FRAME_CHECK_MS, FRAME_DEADLINE_MS, FRAME_LOAD_DEADLINE_MS } from '../lib/constants.js';
import type { WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';
import { wait } from '../lib/wait.js';
import { appMessage, randomId } from './appMessage.js';
import type { FrameHandle } from './frameElement.js';
import { frameError, invalidAnswerError, lostError, notLoadedError, notSetError } from './frameErrors.js';
import { type PendingRequest, pendingRequests } from './pendingRequests.js';
import type { AppMessage, MessageName, Payload, Reply } from './protocol.js';
import { type IncomingMessage, readMessage } from './readMessage.js';

/** What a frame is told when it was loaded. */
export type Greeting = { readonly [Name in MessageName]?: Payload<Name> };

export interface FrameConnectionOptions {
  /**
   * Makes a frame in the page; `onLoad` is called for each document that it loads, `onBlocked` when the page's policy
   * keeps it from loading.
   */
  readonly open: (onLoad: () => void, onBlocked: () => void) => FrameHandle;
  readonly origin: string;
  /** Where messages arrive. */
  readonly scope: {
    addEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
    removeEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
  };
  readonly clock: Clock;
  readonly greeting: () => Greeting;
  /** Told the token by which the frame knows the session again. */
  readonly onToken: (token: string) => void;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `person`: it takes as long as a person takes. `approval`: and a person allows it in the frame. */
  readonly waitsFor?: 'frame' | 'person' | 'approval' | undefined;
  /** Whether a frame that comes back may be asked again. */
  readonly repeats?: boolean | undefined;
}

export interface FrameConnection {
  /** Whether there is a frame in the page. */
  readonly isOpen: boolean;
  /** How many messages of the frame did not count. */
  readonly dropped: number;
  /**
   * Asks the frame, which is made for the first question. Rejects with `request_invalid`, `load_failed`, `frame_lost`,
   * `frame_failed` in the words of the frame, `wallet_invalid_answer`, `timeout` or `aborted`.
   */
  request<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options?: RequestOptions,
  ): Promise<Reply<Name>>;
  /** Ends what a person is asked to allow, with 'Request was aborted' (spec §4). Reads go on. */
  abortApprovals(): void;
  /** Takes the frame away for good; what is open, and what is asked later, is rejected with `aborted`. */
  destroy(): void;
}

interface Live {
  readonly handle: FrameHandle;
  /** Whether the document that is in the frame has answered anything. */
  isAlive: boolean;
  /** The ids of what that document was asked. */
  asked: Set<string>;
  stopWatch: () => void;
}

/**
 * The way to the frame. A frame is greeted each time it was loaded, and
 * asked anything else once it has answered: only then it is the one that is meant.
 */
export function frameConnection(options: FrameConnectionOptions): FrameConnection {
  const { origin, scope, clock } = options;
  const pending = pendingRequests();
  let live: Live | undefined;
  let dropped = 0;
  let stopChecking: (() => void) | undefined;
  let isDestroyed = false;

  function open(): Live {
    const handle = options.open(onLoad, () => end(notLoadedError(origin)));
    scope.addEventListener('message', onMessage);
    return { handle, isAlive: false, asked: new Set(), stopWatch: watch() };
  }

  function close() {
    if (!live) return;
    live.stopWatch();
    scope.removeEventListener('message', onMessage);
    live.handle.remove();
    live = undefined;
  }

  function watch(): () => void {
    return clock.after(FRAME_LOAD_DEADLINE_MS, () => end(notLoadedError(origin)));
  }

  function end(error: WalletModalError) {
    close();
    pending.reject(error);
  }

  function onLoad() {
    if (!live) return;
    if (live.isAlive) {
      // What the last document was asked, it took with it.
      live.isAlive = false;
      live.stopWatch = watch();
      pending.reject(lostError(), ({ repeats }) => !repeats);
    }
    live.asked = new Set();
    for (const [name, payload] of Object.entries(options.greeting())) greet(name as MessageName, payload);
  }

  function greet<Name extends MessageName>(name: Name, payload: Payload<Name>) {
    const id = randomId();
    const message = appMessage(name, payload, id);
    const ignore = () => undefined;
    pending.add({ id, name, message, repeats: false, needsApproval: false, resolve: ignore, reject: ignore });
    clock.after(FRAME_DEADLINE_MS, () => pending.take(id));
    post(message);
  }

  function post(message: AppMessage) {
    const target = live?.handle.window;
    if (!target) return end(notSetError());
    live?.asked.add(message.id);
    target.postMessage(message, origin);
  }

  function onMessage(event: IncomingMessage) {
    const source = live?.handle.window;
    const received = readMessage(event, { source, origin, find: pending.find });
    if (!received) {
      if (source && event.source === source) dropped += 1;
      return;
    }
    if (received.kind === 'session') return options.onToken(received.token);
    const request = pending.take(received.id);
    if (received.kind === 'success') request?.resolve(received.payload);
    else if (received.kind === 'error') request?.reject(frameError(received.message));
    else request?.reject(invalidAnswerError(request.name));
    if (live && !live.isAlive) welcome(live);
  }

  /** The frame has answered: now it gets what waited. */
  function welcome(frame: Live) {
    frame.isAlive = true;
    frame.stopWatch();
    for (const { message } of pending.list().filter(({ id }) => !frame.asked.has(id))) post(message);
  }

  /** Somebody may take the frame out of the page, which no event tells. */
  function check() {
    stopChecking = undefined;
    if (pending.size === 0) return;
    if (live && !live.handle.isConnected) end(lostError());
    else stopChecking = clock.after(FRAME_CHECK_MS, check);
  }

  /** Only a frame that is gone cannot allow any more what it was asked to allow. */
  function withdraw() {
    const isShown = live?.isAlive;
    pending.reject(abortedError(), ({ needsApproval }) => needsApproval);
    if (!isShown) return;
    close();
    pending.reject(lostError(), ({ repeats }) => !repeats);
    if (pending.size > 0) live = open();
  }

  return {
    get isOpen() {
      return live !== undefined;
    },
    get dropped() {
      return dropped;
    },
    async request(name, payload, { signal, waitsFor = 'frame', repeats = false } = {}) {
      const id = randomId();
      const message = appMessage(name, payload, id);
      if (signal?.aborted || isDestroyed) throw abortedError(signal?.reason);
      if (live && !live.handle.isConnected) end(lostError());
      const needsApproval = waitsFor === 'approval';
      const answer = new Promise<unknown>((resolve, reject) => {
        const request: PendingRequest = { id, name, message, repeats, needsApproval, resolve, reject };
        pending.add(request);
      });
      live ??= open();
      if (live.isAlive) post(message);
      stopChecking ??= clock.after(FRAME_CHECK_MS, check);
      const limits = waitsFor === 'frame' ? { deadlineMs: FRAME_DEADLINE_MS } : {};
      try {
        const reply = await wait(answer, { signal, clock, what: 'The sign-in service', ...limits });
        // The schema of the message has read it.
        return reply as Reply<typeof name>;
      } catch (error) {
        // Still there when nobody waits any more.
        if (pending.take(id)?.needsApproval) withdraw();
        throw error;
      }
    },
    abortApprovals() {
      if (pending.list().some(({ needsApproval }) => needsApproval)) withdraw();
    },
    destroy() {
      isDestroyed = true;
      end(abortedError());
      stopChecking?.();
      stopChecking = undefined;
    },
  };
}
