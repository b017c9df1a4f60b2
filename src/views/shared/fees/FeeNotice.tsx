import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import { FEE_LIMIT_DOLLARS } from '../../../lib/constants.js';
import type { FeeReason, FeeWarning } from '../../../lib/fees/feeWarning.js';
import { joinSentences } from '../../../lib/text/joinSentences.js';
import { Notice } from '../../../ui/Notice.js';
import { type Money, useMoney } from '../../useMoney.js';
import { useText, type ViewText } from '../../useText.js';

function sentence(t: ViewText, reason: FeeReason, money: Money): string {
  const { kind } = reason;
  if (kind === 'price' || kind === 'whole') {
    if (reason.times === undefined) return t('fee.reason.priceFree');
    return t(`fee.reason.${kind}`, { count: Number(reason.times) });
  }
  return t(`fee.reason.${kind}`, { limit: money.format(FEE_LIMIT_DOLLARS) });
}

/** Warnings about a network fee, with one sentence per reason. For live regions. */
export function FeeNotice({ warning }: { warning: FeeWarning }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  if (warning.kind === 'feeUnknown') {
    return (
      <Notice isInLiveRegion title={t('fee.unknown')}>
        {t('fee.unknownText')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" isInLiveRegion title={t('fee.check')}>
      {joinSentences(
        warning.reasons.map((reason) => sentence(t, reason, money)),
        locale,
      )}
    </Notice>
  );
}
