import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { onRampAmountAtom, onRampQuoteAtom } from '../../atoms/onramp/onRampQuote.js';
import { startPurchaseAtom } from '../../atoms/onramp/purchase.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { divideDecimals } from '../../lib/decimal/arithmetic.js';
import type { CheckedOnRampProvider } from '../../lib/onramp/onRamp.js';
import { asIs } from '../../ui/asIs.js';
import { Button } from '../../ui/Button.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { FoldButton } from '../shared/FoldButton.js';
import { useText } from '../useText.js';
import { note, part } from './OnRampForm.css.js';
import { useAmountProblem } from './useAmountProblem.js';

/** The providers: a button for the first, with the others folded. A press opens the provider's page in a window. */
export function ProviderList({ providers }: { providers: readonly CheckedOnRampProvider[] }) {
  const t = useText();
  const start = useSetAtom(startPurchaseAtom);
  const fees = useFees();
  const { kind } = useAtomValue(onRampAmountAtom);
  const hasProblem = useAmountProblem() !== undefined || kind === 'unclear';
  const check = t(kind === 'unclear' ? 'amount.choose' : 'onRamp.checkAmount');
  const result = useAtomValue(onRampQuoteAtom);
  const quote = dataOf(result);
  const othersId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [main, ...others] = providers;
  if (!main) return null;
  // A quote includes the fee, and reserves its line while it loads.
  const hasFee = quote ? !quote.isEstimate : result.status === 'pending';
  const fee = hasFee ? undefined : fees(main);
  return (
    <div className={part}>
      <Button isBlock disabled={hasProblem} onClick={() => start(main)}>
        {hasProblem ? check : t('onRamp.buyIn', { name: main.name })}
      </Button>
      {fee ? <p className={note}>{fee}</p> : null}
      {others.length > 0 ? (
        <FoldButton
          label={t('onRamp.others')}
          isOpen={isUnfolded}
          controls={othersId}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      ) : null}
      {isUnfolded ? (
        <div id={othersId}>
          <List label={t('onRamp.others')}>
            {others.map((provider) => (
              <Row
                key={provider.id}
                label={<bdi {...asIs}>{provider.name}</bdi>}
                detail={fees(provider)}
                disabledReason={hasProblem ? check : undefined}
                start={<WalletImage name={provider.name} src={provider.icon} />}
                end={<ExternalIcon size={16} />}
                onClick={() => start(provider)}
              />
            ))}
          </List>
        </div>
      ) : null}
    </div>
  );
}

/** A provider's fees, such as `Fee 1–2%`. */
function useFees() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  // Some languages, such as Turkish, put the percent sign first. Then both ends of the range have one.
  const isFirst = percent.formatToParts(0)[0]?.type === 'percentSign';
  const inPercent = (value: string) => percent.format(divideDecimals(value, '100', 5, 'up') as `${number}`);
  return ({ feeRange }: CheckedOnRampProvider): string | undefined => {
    if (!feeRange) return undefined;
    const [from, to] = feeRange;
    return from === to
      ? t('onRamp.fee', { fee: inPercent(to) })
      : t('onRamp.fees', {
          from: isFirst ? inPercent(from) : number.format(from as `${number}`),
          to: inPercent(to),
        });
  };
}
