import type { Namespace } from '../../lib/networks/caip.js';
import type { ViewText } from '../useText.js';

/** The sentence above the first list that says why a wallet is needed. Undefined if the site has no name. */
export const connectIntro = (t: ViewText, app: string | undefined, needed: Namespace | undefined) =>
  needed
    ? t('connect.needed', { chain: t(`multiChain.chain.${needed}`) })
    : app && t('connect.intro', { app });
