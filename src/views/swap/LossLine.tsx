import { useAtomValue } from 'jotai';
import { isMarketReadAtom } from '../../atoms/swap/swapMarket.js';
import { localeAtom } from '../../atoms/translate.js';
import type { SwapFigures } from '../../lib/swap/swapFigures.js';
import { Figures } from '../../ui/Figures.js';
import { useText } from '../useText.js';
import { lossLine } from './LossLine.css.js';
import { lossText } from './lossText.js';

/** What is lost, beside what one gets. */
export function LossLine({ loss }: Pick<SwapFigures, 'loss'>) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const isRead = useAtomValue(isMarketReadAtom);
  const text = loss || isRead ? lossText(loss, t, locale) : '';
  return text === '' ? null : (
    <bdi className={lossLine[loss?.degree ?? 'none']}>
      <Figures>{text}</Figures>
    </bdi>
  );
}
