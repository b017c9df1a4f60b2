import type { WalletModal } from '../../elements/walletModal.js';
import type { ChainApiSetting } from '../../lib/config.js';
import type { Complain } from '../explainProblem.js';
import { readService } from './readService.js';

/** The hosted chain API. */
const CHAIN_API = 'https://rpc.walletconnect.org';

/** The chain API: the hosted one, which needs a project id, or the page's own. */
export function readChainApi(
  { projectId, chainApiUrl }: Pick<WalletModal, 'projectId' | 'chainApiUrl'>,
  complain: Complain,
): ChainApiSetting | undefined {
  const service = readService(
    projectId,
    { hosted: CHAIN_API, attribute: 'chain-api-url', value: chainApiUrl },
    complain,
  );
  return service && { ...service, isHosted: new URL(service.url).origin === CHAIN_API };
}
