import { connectionAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';

/** The client id for the chain API while a wallet app is the active wallet (behaviour 13.1). Never rejects. */
export async function readClientId(
  store: Store,
  { connectors }: Pick<Services, 'connectors'>,
): Promise<string | undefined> {
  const connection = store.get(connectionAtom);
  if (connection?.connector.type !== 'WALLET_CONNECT') return undefined;
  try {
    return await (await connectors.open(connection.connector.id)).readClientId?.();
  } catch {
    // The service also answers without it.
    return undefined;
  }
}
