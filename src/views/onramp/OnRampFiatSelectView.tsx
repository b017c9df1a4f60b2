import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { changeOnRampDraftAtom } from '../../atoms/onramp/onRampDraft.js';
import { onRampOptionsAtom, paymentCurrencyAtom } from '../../atoms/onramp/onRampOffer.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import type { PaymentCurrency } from '../../lib/onramp/onRamp.js';
import { currencyName, currencySymbol } from '../../lib/text/formatCurrency.js';
import { Row } from '../../ui/Row.js';
import { SearchableList } from '../shared/SearchableList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useText } from '../useText.js';
import { CurrencyPicture } from './CurrencyPicture.js';

/** All payment currencies to choose from. */
export function OnRampFiatSelectView() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const options = dataOf(useAtomValue(onRampOptionsAtom));
  const chosen = useAtomValue(paymentCurrencyAtom);
  const change = useSetAtom(changeOnRampDraftAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const choose = ({ id }: PaymentCurrency) => {
    change({ payment: id });
    leave();
  };
  if (!options) return <ViewPlaceholder />;
  return (
    <ViewBody>
      <SearchableList
        label={t('onRamp.currencyTitle')}
        searchLabel={t('onRamp.searchCurrencies')}
        foundKey="onRamp.currenciesFound"
        noMatchKey="onRamp.noCurrencyFound"
        items={options.payment}
        textOf={({ id }) => `${currencyName(id, locale)} ${id}`}
      >
        {({ id, icon, limits }) => (
          <Row
            key={id}
            label={<bdi>{currencyName(id, locale)}</bdi>}
            detail={<bdi>{id}</bdi>}
            start={<CurrencyPicture kind="currency" id={id} name={currencySymbol(id, locale)} icon={icon} />}
            isChosen={id === chosen?.id}
            onClick={() => choose({ id, icon, limits })}
          />
        )}
      </SearchableList>
    </ViewBody>
  );
}
