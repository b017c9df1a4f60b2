import { useAtomValue, useSetAtom } from 'jotai';
import { nameFlowAtom } from '../../atoms/names/nameFlow.js';
import { openNamesAtom } from '../../atoms/names/openNames.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { GlobeIcon } from '../../ui/viewIcons.js';
import { NoAccount } from '../shared/NoAccount.js';
import { points } from '../shared/Point.css.js';
import { Point } from '../shared/Point.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { AtIcon, SignIcon } from './nameIcons.js';

/** Explains account names and leads to the form for registering one. */
export function ChooseAccountNameView() {
  const t = useText();
  const flow = useAtomValue(nameFlowAtom);
  const open = useSetAtom(openNamesAtom);
  if (!useConnection()) return <NoAccount />;
  const isOwned = flow.step === 'owned';
  return (
    <ViewBody>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={points}>
        <Point
          icon={<AtIcon />}
          title={t('names.share')}
          text={t('names.shareText', { example: `${t('names.placeholder')}${NAME_ZONE}` })}
        />
        <Point icon={<SignIcon />} title={t('names.free')} text={t('names.freeText')} />
        <Point icon={<GlobeIcon />} title={t('names.public')} text={t('names.publicText')} />
      </ul>
      {isOwned ? <Notice title={t('names.owned')}>{flow.name}</Notice> : null}
      <Button isBlock disabled={isOwned} onClick={open}>
        {t('names.begin')}
      </Button>
    </ViewBody>
  );
}
