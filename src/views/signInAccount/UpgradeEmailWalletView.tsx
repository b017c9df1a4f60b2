import { useAtomValue, useSetAtom } from 'jotai';
import { dashboardUrlAtom } from '../../atoms/signIn/dashboard.js';
import { trackAtom } from '../../atoms/track.js';
import { Button } from '../../ui/Button.js';
import { ExternalIcon, ShieldIcon } from '../../ui/viewIcons.js';
import { points } from '../shared/Point.css.js';
import { Point } from '../shared/Point.js';
import { NewTab } from '../shared/text/NewTab.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
import { KeyIcon } from './pointIcons.js';
import { useSignIn } from './useSignIn.js';

/** Explains custody of the sign-in's keys, and links to the page where visitors can take them over. */
export function UpgradeEmailWalletView() {
  const t = useText();
  const dashboard = useAtomValue(dashboardUrlAtom);
  const track = useSetAtom(trackAtom);
  if (!useSignIn() || !dashboard) return <NotSignedIn />;
  return (
    <ViewBody>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={points}>
        <Point icon={<KeyIcon />} title={t('upgradeWallet.kept')} text={t('upgradeWallet.keptText')} />
        <Point icon={<ShieldIcon />} title={t('upgradeWallet.own')} text={t('upgradeWallet.ownText')} />
      </ul>
      <Button
        isBlock
        icon={<ExternalIcon />}
        href={dashboard}
        onClick={() => track({ event: 'EMAIL_UPGRADE_FROM_MODAL' })}
      >
        {t('upgradeWallet.open', { host: new URL(dashboard).host })}
        <NewTab />
      </Button>
    </ViewBody>
  );
}
