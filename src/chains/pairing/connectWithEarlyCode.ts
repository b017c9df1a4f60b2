import type { PairingClient } from './pairingClient.js';

/** The library's event for each new pairing of a client. */
const CREATED = 'pairing_create';

/** Per client, settles when the last call has its code. */
const turns = new WeakMap<PairingClient, Promise<void>>();

/**
 * Runs a library call that creates a code, and reports the code as soon as it exists: before the library reaches the relay,
 * verifies the site and publishes the proposal. The event for a new pairing does not say which call created it, so calls take
 * turns until each has its code.
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
