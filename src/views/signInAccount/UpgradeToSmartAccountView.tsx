import { useAtomValue, useSetAtom } from 'jotai';
import {
  activateSmartAccountAtom,
  postponeSmartAccountAtom,
  wantedAccountTypeAtom,
} from '../../atoms/signIn/accountType.js';
import { Button } from '../../ui/Button.js';
import { points } from '../shared/Point.css.js';
import { Point } from '../shared/Point.js';
import { SmartAccountIcon } from '../shared/pictures/SmartAccountIcon.js';
import { TextLink } from '../shared/text/TextLink.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
import { AddressIcon, FeeIcon } from './pointIcons.js';
import { buttons, more } from './UpgradeToSmartAccountView.css.js';
import { useSignIn } from './useSignIn.js';

const LEARN_MORE = 'https://ethereum.org/en/roadmap/account-abstraction/';

/** Explains smart accounts and offers to use one now or later. */
export function UpgradeToSmartAccountView() {
  const t = useText();
  const isLoading = useAtomValue(wantedAccountTypeAtom) !== undefined;
  const activate = useSetAtom(activateSmartAccountAtom);
  const postpone = useSetAtom(postponeSmartAccountAtom);
  if (!useSignIn()) return <NotSignedIn />;
  return (
    <ViewBody>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={points}>
        <Point
          icon={<SmartAccountIcon />}
          title={t('smartAccount.steps')}
          text={t('smartAccount.stepsText')}
        />
        <Point icon={<FeeIcon />} title={t('smartAccount.fees')} text={t('smartAccount.feesText')} />
        <Point
          icon={<AddressIcon />}
          title={t('smartAccount.address')}
          text={t('smartAccount.addressText')}
        />
      </ul>
      <p className={more}>
        <TextLink href={LEARN_MORE} text={t('smartAccount.more')} newTab={t('dialog.newTab')} />
      </p>
      <div className={buttons}>
        <Button isBlock isLoading={isLoading} onClick={() => void activate()}>
          {t('smartAccount.continue')}
        </Button>
        <Button variant="ghost" isBlock onClick={postpone}>
          {t('smartAccount.later')}
        </Button>
      </div>
    </ViewBody>
  );
}
