import type { Distinction } from '../../../lib/wallets/tellApart.js';
import type { ViewText } from '../../useText.js';

/** The line that tells a wallet from another one that looks the same. */
export function distinctionText(
  t: ViewText,
  name: string,
  distinction: Distinction | undefined,
): string | undefined {
  if (!distinction) return undefined;
  if (distinction.by === 'domain') return distinction.domain;
  if (distinction.by === 'namespace') return t(`multiChain.chain.${distinction.namespace}`);
  return t('connect.namesake', { name });
}
