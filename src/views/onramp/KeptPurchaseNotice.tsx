import { useAtomValue, useSetAtom } from 'jotai';
import { keptPurchaseAtom } from '../../atoms/onramp/keepPurchase.js';
import { resumePurchaseAtom } from '../../atoms/onramp/purchase.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { useText } from '../useText.js';

/** Leads back to a purchase whose outcome is unknown. */
export function KeptPurchaseNotice() {
  const t = useText();
  const kept = useAtomValue(keptPurchaseAtom);
  const resume = useSetAtom(resumePurchaseAtom);
  return (
    <NoticeRegion>
      {kept ? (
        <Notice
          title={t('onRamp.kept')}
          action={
            <Button variant="secondary" onClick={() => void resume()}>
              {t('onRamp.check')}
            </Button>
          }
        >
          {t('onRamp.keptText')}
        </Notice>
      ) : null}
    </NoticeRegion>
  );
}
