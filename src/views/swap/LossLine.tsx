import { useAtomValue } from 'jotai';
import { isMarketReadAtom } from '../../atoms/swap/swapMarket.js';
import type { SwapFigures } from '../../lib/swap/swapFigures.js';
import { Figures } from '../../ui/Figures.js';
import { lossLine } from './LossLine.css.js';
import { useLossText } from './useLossText.js';

/** The loss of a swap, shown beside the amount to receive. */
export function LossLine({ loss }: Pick<SwapFigures, 'loss'>) {
  const lossText = useLossText();
  const isRead = useAtomValue(isMarketReadAtom);
  const text = loss || isRead ? lossText(loss) : '';
  return text === '' ? null : (
    <bdi className={lossLine[loss?.degree ?? 'none']}>
      <Figures>{text}</Figures>
    </bdi>
  );
}
