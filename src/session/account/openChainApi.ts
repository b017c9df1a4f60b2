import { addressAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import type { ChainApiSetting } from '../../lib/config.js';
import { loadPart } from '../../lib/loadPart.js';
import { readClientId } from './readClientId.js';

/** Loads the chain API. Rejects with `load_failed`. */
export async function openChainApi(
  setting: ChainApiSetting,
  store: Store,
  services: Pick<Services, 'clock' | 'connectors'>,
) {
  const { createChainApi } = await loadPart(import('../../api/chain/createChainApi.js'));
  const { clock } = services;
  return createChainApi({
    setting,
    clock,
    clientId: () => readClientId(store, services),
    sender: () => store.get(addressAtom),
  });
}
