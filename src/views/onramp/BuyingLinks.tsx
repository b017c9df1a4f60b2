import { useSetAtom } from 'jotai';
import { openWhatIsABuyAtom } from '../../atoms/onramp/openOnRamp.js';
import { pushAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';
import { links } from './OnRampForm.css.js';

/** What buying is, and what was bought. */
export function BuyingLinks() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const explain = useSetAtom(openWhatIsABuyAtom);
  return (
    <div className={links}>
      <Button variant="ghost" onClick={explain}>
        {t('onRamp.how')}
      </Button>
      <Button variant="ghost" onClick={() => push({ view: 'OnRampActivity' })}>
        {t('onRamp.purchases')}
      </Button>
    </div>
  );
}
