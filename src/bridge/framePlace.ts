import { abortedError, codeOf } from '../lib/errorText.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import type { FrameConnection, RequestOptions } from './frameConnection.js';
import { stayedError } from './frameErrors.js';
import { readFrameNetwork, toFrameChain } from './frameUser.js';
import type { MessageName, Payload, Reply } from './protocol.js';

/** The session's current network. */
const HOME = 'home';
type Place = CaipNetworkId | typeof HOME;

export interface PlacedOptions extends RequestOptions {
  /** The network for the request, if not the session's. */
  readonly network?: CaipNetworkId | undefined;
}

export interface FramePlace {
  /**
   * Like `FrameConnection.request`, on a given network. If the frame is on another one, waits for all answers there, then
   * switches the frame. Rejects with `switch_failed` if the frame doesn't switch.
   */
  request<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options?: PlacedOptions,
  ): Promise<Reply<Name>>;
  /** Cancels approvals that are still waiting for their network. Those already sent are cancelled by the connection. */
  abortApprovals(): void;
  /** Call this after a new frame is created: its network is unknown. */
  forget(): void;
  /** Call this if the frame may have left the session's network. */
  doubt(): void;
}

/** Messages whose answer depends on the frame's network. All others are sent at once. */
const PLACED: ReadonlySet<MessageName> = new Set<MessageName>([
  'RPC_REQUEST',
  'GET_USER',
  'SWITCH_NETWORK',
  'GET_CHAIN_ID',
  'INIT_SMART_ACCOUNT',
  'SET_PREFERRED_ACCOUNT',
]);

/** Messages that name a network and move the frame to it. */
const MOVING: ReadonlySet<MessageName> = new Set<MessageName>(['GET_USER', 'SWITCH_NETWORK']);

/**
 * Sends requests for several networks to a frame that is on one network at a time. While all requests are for the session's
 * network, none of them waits and no extra message is sent.
 */
export function framePlace(
  connection: Pick<FrameConnection, 'request'>,
  session: { readonly user: { readonly network: CaipNetworkId } | undefined },
): FramePlace {
  const waiting = new Set<() => void>();
  /** The frame's network; undefined if unknown. */
  let at: Place | undefined = HOME;
  let hasLeft = false;
  /** The network whose turn it is; `open` counts its pending requests. */
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

  /** Resolves when a turn ends, approvals are cancelled, or the signal aborts. */
  function untilWoken(signal: AbortSignal | undefined): Promise<void> {
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

  /** Waits until it is this network's turn, and takes it. */
  async function takeTurn(place: Place, { signal, waitsFor }: PlacedOptions): Promise<void> {
    const before = aborts;
    while (!isFree(place)) {
      await untilWoken(signal);
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

  /** Sends a request within a turn. */
  async function ask<Name extends MessageName>(
    name: Name,
    payload: Payload<Name>,
    options: RequestOptions,
  ): Promise<Reply<Name>> {
    try {
      return await connection.request(name, payload, options);
    } catch (error) {
      // Any other error leaves the frame's network unknown: it may have reloaded.
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

  /** Marks the network as unknown until the frame has answered. */
  function leaveFor(place: Place) {
    hasLeft ||= place !== HOME;
    if (place !== at) at = undefined;
  }

  return {
    request(name, payload, options = {}) {
      if (!PLACED.has(name)) return connection.request(name, payload, options);
      const place = placeOf(options.network);
      // A request for the frame's current network is sent synchronously.
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
