import { useAtomValue, useSetAtom } from 'jotai';
import { firstViewAtom } from '../../atoms/firstView.js';
import { resetAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** Shown when the site opens a sign-in view for a visitor who isn't signed in. */
export function NotSignedIn() {
  const t = useText();
  const view = useAtomValue(firstViewAtom);
  const reset = useSetAtom(resetAtom);
  return (
    <ViewBody>
      <Empty
        icon={<MailIcon size={24} />}
        title={t('signedIn.none')}
        action={
          <Button onClick={() => reset({ view })}>
            {t(view === 'Connect' ? 'connect.title' : 'account.title')}
          </Button>
        }
      >
        {t('signedIn.noneText')}
      </Empty>
    </ViewBody>
  );
}
