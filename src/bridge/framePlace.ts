import { abortedError, codeOf } from '../lib/errorText.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import type { FrameConnection, RequestOptions } from './frameConnection.js';
import { stayedError } from './frameErrors.js';
import { readFrameNetwork, toFrameChain } from './frameUser.js';
import type { MessageName, Payload, Reply } from './protocol.js';

/** The network of the session: that of who is signed in, whichever it is. */
const HOME = 'home';
type Place = CaipNetworkId | typeof HOME;

export interface PlacedOptions extends RequestOptions {
  /** The network to ask on, where it may be another than that of the session. */
  readonly network?: CaipNetworkId | undefined;
}

export interface FramePlace {
  /**
   * As `FrameConnection.request`, on a network. Where the frame is elsewhere it waits until all is answered that the
   * frame was asked there, then sends the frame to the network. Rejects with `switch_failed` when it does not go.
   */
  request<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options?: PlacedOptions,
  ): Promise<Reply<Name>>;
  /** Ends what a person is about to be asked to allow. What the frame was asked is ended by its connection. */
  abortApprovals(): void;
  /** To be told that another frame was made: where that one is, is not known. */
  forget(): void;
  /** To be told that the frame may have gone to another network than that of its session. */
  doubt(): void;
}

/** What is answered the same on every network. All else, a request above all, means the network that the frame is on. */
const PLACED: ReadonlySet<MessageName> = new Set<MessageName>([
  'RPC_REQUEST',
  'GET_USER',
  'SWITCH_NETWORK',
  'GET_CHAIN_ID',
  'INIT_SMART_ACCOUNT',
  'SET_PREFERRED_ACCOUNT',
]);

/** What names the network that the frame then is on. */
const MOVING: ReadonlySet<MessageName> = new Set<MessageName>(['GET_USER', 'SWITCH_NETWORK']);

/**
 * Has the frame, which is on one network at a time, asked on several. While it is only asked on the network of its
 * session nothing waits, and nothing is sent that would not be sent otherwise.
 */
export function framePlace(
  connection: Pick<FrameConnection, 'request'>,
  session: { readonly user: { readonly network: CaipNetworkId } | undefined },
): FramePlace {
  const waiting = new Set<() => void>();
  /** Where the frame is; undefined when that is not known. */
  let at: Place | undefined = HOME;
  let hasLeft = false;
  /** Whose turn it is, and how many questions are open there. */
  let turn: Place = HOME;
  let open = 0;
  let arriving: Promise<void> | undefined;
  let aborts = 0;

  const isFree = (place: Place) => open === 0 || turn === place;
  const wake = () => {
    const woken = [...waiting];
    waiting.clear();
    for (const resume of woken) resume();
  };

  function placeOf(network: CaipNetworkId | undefined): Place {
    return !network || network === session.user?.network ? HOME : network;
  }

  /** Until something ends that others wait for. */
  function pause(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        signal?.removeEventListener('abort', resume);
        waiting.delete(resume);
        resolve();
      };
      waiting.add(resume);
      signal?.addEventListener('abort', resume);
    });
  }

  async function go(place: Place): Promise<void> {
    const network = place === HOME ? session.user?.network : place;
    leaveFor(place);
    if (network) {
      const { chainId } = await connection.request('SWITCH_NETWORK', { chainId: toFrameChain(network) });
      if (readFrameNetwork(chainId) !== network) throw stayedError();
    }
    at = place;
  }

  /** Waits for the turn of a place, and takes it. */
  async function takeTurn(place: Place, { signal, waitsFor }: PlacedOptions): Promise<void> {
    const before = aborts;
    while (!isFree(place)) {
      await pause(signal);
      if (signal?.aborted || (waitsFor === 'approval' && before !== aborts))
        throw abortedError(signal?.reason);
    }
    turn = place;
    open += 1;
  }

  function endTurn() {
    open -= 1;
    if (open === 0) wake();
  }

  async function arrive(place: Place, { waitsFor }: PlacedOptions): Promise<void> {
    if (at === place && !arriving) return;
    const before = aborts;
    arriving ??= go(place).finally(() => {
      arriving = undefined;
    });
    await arriving;
    if (waitsFor === 'approval' && before !== aborts) throw abortedError();
  }

  /** Asks, in a turn that was taken. */
  async function ask<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options: RequestOptions,
  ): Promise<Reply<Name>> {
    try {
      return await connection.request(name, payload, options);
    } catch (error) {
      // Only a frame that answered is known to be still there.
      if (hasLeft && codeOf(error) !== 'frame_failed') at = undefined;
      throw error;
    } finally {
      endTurn();
    }
  }

  async function askElsewhere<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options: PlacedOptions,
  ): Promise<Reply<Name>> {
    const place = placeOf(options.network);
    const isMoving = MOVING.has(name);
    await takeTurn(place, options);
    try {
      if (isMoving) leaveFor(place);
      else await arrive(place, options);
    } catch (error) {
      endTurn();
      throw error;
    }
    const reply = await ask(name, payload, options);
    if (isMoving) at = place;
    return reply;
  }

  /** Whether a question that moves the frame has moved it, is known once it is answered. */
  function leaveFor(place: Place) {
    hasLeft ||= place !== HOME;
    if (place !== at) at = undefined;
  }

  return {
    request(name, payload, options = {}) {
      if (!PLACED.has(name)) return connection.request(name, payload, options);
      const place = placeOf(options.network);
      // What has always been asked at once still is.
      if (!isFree(place) || at !== place || arriving) return askElsewhere(name, payload, options);
      turn = place;
      open += 1;
      return ask(name, payload, options);
    },
    abortApprovals() {
      aborts += 1;
      wake();
    },
    forget() {
      if (hasLeft) at = undefined;
    },
    doubt() {
      hasLeft = true;
      at = undefined;
    },
  };
}
