import { useAtomValue, useSetAtom } from 'jotai';
import { startPurchaseAtom } from '../../atoms/onramp/purchase.js';
import { localeAtom } from '../../atoms/translate.js';
import { divideDecimals } from '../../lib/decimal/arithmetic.js';
import type { CheckedOnRampProvider } from '../../lib/onramp/onRamp.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';
import { useAmountProblem } from './useAmountProblem.js';

/** Those who sell. A press opens the page of one in a window. */
export function ProviderList({ providers }: { providers: readonly CheckedOnRampProvider[] }) {
  const t = useText();
  const start = useSetAtom(startPurchaseAtom);
  const fees = useFees();
  const problem = useAmountProblem();
  return (
    <List label={t('onRamp.providers')}>
      {providers.map((provider) => (
        <Row
          key={provider.id}
          label={<bdi>{provider.name}</bdi>}
          detail={fees(provider)}
          disabledReason={problem ? t('onRamp.checkAmount') : undefined}
          start={<WalletImage name={provider.name} src={provider.icon} />}
          end={<ExternalIcon size={16} />}
          onClick={() => start(provider)}
        />
      ))}
    </List>
  );
}

/** What a provider takes, such as `Fee 1–2%`. */
function useFees() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const inPercent = (value: string) => percent.format(divideDecimals(value, '100', 5, 'up') as `${number}`);
  return ({ feeRange }: CheckedOnRampProvider): string | undefined => {
    if (!feeRange) return undefined;
    const [from, to] = feeRange;
    return from === to
      ? t('onRamp.fee', { fee: inPercent(to) })
      : t('onRamp.fees', { from: number.format(from as `${number}`), to: inPercent(to) });
  };
}
