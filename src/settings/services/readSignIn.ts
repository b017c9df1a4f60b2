import type { WalletModal } from '../../elements/walletModal.js';
import type { SignInSetting } from '../../lib/config.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { isFrameNetwork } from '../../lib/signIn/frameNetworks.js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../lib/signIn/signIn.js';
import type { Complain } from '../explainProblem.js';
import { readService } from './readService.js';

const SMART_ACCOUNTS = 'smart-accounts';

/** The words of the `features` attribute that are about signing in. */
export const SIGN_IN_FEATURES: readonly string[] = ['email', ...SIGN_IN_PROVIDERS, SMART_ACCOUNTS];

/** The hosted sign-in frame. */
const FRAME = 'https://secure.walletconnect.org/sdk';

/**
 * The sign-in by email or social account. Uses the hosted frame, which needs a project id, or the page's own, which
 * must be on another origin to keep the keys from the page. Undefined if sign-in is not offered, or if the hosted
 * frame supports none of the site's networks.
 */
export function readSignIn(
  element: WalletModal,
  networks: readonly NetworkDefinition[],
  complain: Complain,
): SignInSetting | undefined {
  const { projectId, frameUrl, features } = element;
  const providers: readonly string[] = SIGN_IN_PROVIDERS;
  const service = readService(
    projectId,
    { hosted: FRAME, attribute: 'frame-url', value: frameUrl },
    complain,
  );
  if (!service) return undefined;
  const { origin } = new URL(service.url);
  if (origin === location.origin) {
    complain({ what: 'frame', value: frameUrl });
    return undefined;
  }
  const offered = element.hasAttribute('features') ? features : SIGN_IN_FEATURES;
  const email = offered.includes('email');
  const chosen = offered.filter((name): name is SignInProvider => providers.includes(name));
  const offersSmartAccounts = offered.includes(SMART_ACCOUNTS);
  if (!email && chosen.length === 0) return undefined;
  const isHosted = origin === new URL(FRAME).origin;
  if (isHosted && networks.length > 0 && !networks.some(({ id }) => isFrameNetwork(id))) {
    // Only matters to pages that ask for sign-in.
    if (element.hasAttribute('features')) complain({ what: 'signInNetworks' });
    return undefined;
  }
  return { ...service, isHosted, email, providers: chosen, offersSmartAccounts };
}
