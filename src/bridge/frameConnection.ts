import type { Clock } from '../lib/clock.js';
import type { WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';
import { wait } from '../lib/wait.js';
import { appMessage, randomId } from './appMessage.js';
import type { FrameHandle } from './frameElement.js';
import { frameError, invalidAnswerError, lostError, notLoadedError, notSetError } from './frameErrors.js';
import { type PendingRequest, pendingRequests } from './pendingRequests.js';
import type { AppMessage, MessageName, Payload, Reply } from './protocol.js';
import { type IncomingMessage, readMessage } from './readMessage.js';

/** Interval between checks whether the sign-in frame is still in the page while a request is pending, in ms. */
const FRAME_CHECK_MS = 1_000;

/** Deadline for the sign-in frame's answers that need no user, in ms. */
const FRAME_DEADLINE_MS = 30_000;

/** Deadline for the sign-in frame's first answer, in ms. */
const FRAME_LOAD_DEADLINE_MS = 15_000;

/** Messages sent to a frame once it has loaded. */
export type Greeting = { readonly [Name in MessageName]?: Payload<Name> };

export interface FrameConnectionOptions {
  /**
   * Creates a frame in the page. `onLoad` is called for each document it loads, `onBlocked` if the page's policy blocks
   * it.
   */
  readonly open: (onLoad: () => void, onBlocked: () => void) => FrameHandle;
  readonly origin: string;
  /** Receives the frame's messages. */
  readonly scope: {
    addEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
    removeEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
  };
  readonly clock: Clock;
  readonly greeting: () => Greeting;
  /** Receives the token by which the frame recognises the session. */
  readonly onToken: (token: string) => void;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** `person`: no deadline, because the user must act. `approval`: the same, and the user approves in the frame. */
  readonly waitsFor?: 'frame' | 'person' | 'approval' | undefined;
  /** Whether the request may be sent again after the frame reloads. */
  readonly repeats?: boolean | undefined;
}

export interface FrameConnection {
  /** Whether the page has a frame. */
  readonly isOpen: boolean;
  /** The number of rejected messages from the frame. */
  readonly dropped: number;
  /**
   * Sends a request to the frame. The first request creates the frame. Rejects with `request_invalid`, `load_failed`,
   * `frame_lost`, `frame_failed` with the frame's message, `wallet_invalid_answer`, `timeout` or `aborted`.
   */
  request<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options?: RequestOptions,
  ): Promise<Reply<Name>>;
  /** Cancels pending approvals with 'Request was aborted' (behaviour 15.9). Reads continue. */
  abortApprovals(): void;
  /** Removes the frame for good. Pending and later requests reject with `aborted`. */
  destroy(): void;
}

interface Live {
  readonly handle: FrameHandle;
  /** Whether the frame's current document has answered anything. */
  isAlive: boolean;
  /** The ids of the requests sent to that document. */
  asked: Set<string>;
  stopWatch: () => void;
}

/**
 * The connection to the frame. Each loaded document first gets the greeting. Other requests wait for its first answer,
 * which proves that the right page has loaded.
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
      // The previous document's requests are lost.
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

  /** Marks the frame as alive on its first answer, and sends the waiting requests. */
  function welcome(frame: Live) {
    frame.isAlive = true;
    frame.stopWatch();
    for (const { message } of pending.list().filter(({ id }) => !frame.asked.has(id))) post(message);
  }

  /** Detects that the frame was removed from the page, which fires no event. */
  function check() {
    stopChecking = undefined;
    if (pending.size === 0) return;
    if (live && !live.handle.isConnected) end(lostError());
    else stopChecking = clock.after(FRAME_CHECK_MS, check);
  }

  /** Cancels approvals by removing the frame, because the user could still approve them in it. */
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
        // The message's schema has already checked it.
        return reply as Reply<typeof name>;
      } catch (error) {
        // If it is still pending, the caller has stopped waiting, so the user must not approve it any more.
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
