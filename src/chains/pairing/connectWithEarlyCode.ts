import type { PairingClient } from './pairingClient.js';

type ConnectParams = Parameters<PairingClient['connect']>[0];

/** The event of the library for every new pairing on a client. */
const CREATED = 'pairing_create';

/** Per client, settles when the last call has its code. */
const turns = new WeakMap<PairingClient, Promise<void>>();

/**
 * As `client.connect`, and reports the code as soon as it is made: before the relay is reached, the site is verified and
 * the proposal is published. The event for a new pairing does not say which call made it, so calls take turns until
 * each has its code.
 */
export async function connectWithEarlyCode(
  client: PairingClient,
  params: ConnectParams,
  onCode: (uri: string) => void,
): ReturnType<PairingClient['connect']> {
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
    return await client.connect(params);
  } finally {
    pairing.events.off(CREATED, onCreated);
    endTurn();
  }
}
