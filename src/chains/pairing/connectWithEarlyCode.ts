import type { PairingClient } from './pairingClient.js';

/** The event of the library for every new pairing on a client. */
const CREATED = 'pairing_create';

/** Per client, settles when the last call has its code. */
const turns = new WeakMap<PairingClient, Promise<void>>();

/**
 * Runs a call of the library that makes a code, and reports the code as soon as it is made: before the relay is reached,
 * the site is verified and the proposal is published. The event for a new pairing does not say which call made it, so
 * calls take turns until each has its code.
 */
export async function connectWithEarlyCode<T>(
  client: PairingClient,
  connect: () => Promise<T>,
  onCode: (uri: string) => void,
): Promise<T> {
  const { pairing } = client.core;
  const before = turns.get(client);
  let endTurn = () => {};
  turns.set(
    client,
    new Promise((resolve) => {
      endTurn = resolve;
    }),
  );
  await before;
  const onCreated = (created: Parameters<typeof pairing.formatUriFromPairing>[0]) => {
    onCode(pairing.formatUriFromPairing(created));
    endTurn();
  };
  pairing.events.once(CREATED, onCreated);
  try {
    return await connect();
  } finally {
    pairing.events.off(CREATED, onCreated);
    endTurn();
  }
}
