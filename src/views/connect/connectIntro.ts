import type { Namespace } from '../../lib/networks/caip.js';
import type { ViewText } from '../useText.js';

/** What the first list says above its rows, if anything: what the wallet is wanted for. */
export const connectIntro = (t: ViewText, app: string | undefined, needed: Namespace | undefined) =>
  needed
    ? t('connect.needed', { chain: t(`multiChain.chain.${needed}`) })
    : app && t('connect.intro', { app });
