import { useAtomValue } from 'jotai';
import { isMarketReadAtom } from '../../atoms/swap/swapMarket.js';
import { compareDecimals } from '../../lib/decimal/arithmetic.js';
import type { SwapFigures } from '../../lib/swap/swapFigures.js';
import { Notice } from '../../ui/Notice.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';
import { useLossText } from './useLossText.js';

/** In percent. A loss from here on is dangerous. */
const GRAVE = '25';

/** Warns of a large or an unknown loss. Belongs in a live region. */
export function LossNotice({ figures }: { figures: SwapFigures }) {
  const t = useText();
  const money = useMoney();
  const lossText = useLossText();
  const isRead = useAtomValue(isMarketReadAtom);
  const { loss, soldValue, keptValue, costValue } = figures;
  if (loss ? loss.degree !== 'serious' : !isRead) return null;
  const isGrave = loss !== undefined && compareDecimals(loss.percent, GRAVE) >= 0;
  return (
    <Notice
      tone={isGrave ? 'danger' : 'warning'}
      isInLiveRegion
      title={loss ? lossText(loss) : t('swap.lossUnknown')}
    >
      {soldValue !== undefined && keptValue !== undefined
        ? t(textOf(keptValue, costValue), {
            paid: money.format(soldValue),
            received: money.format(keptValue),
          })
        : t('swap.lossUnknownText')}
    </Notice>
  );
}

function textOf(keptValue: string, costValue: string | undefined) {
  if (costValue === undefined) return 'swap.lossTextBefore';
  return compareDecimals(keptValue, '0') < 0 ? 'swap.lossTextNothing' : 'swap.lossText';
}
