import { useAtomValue, useSetAtom } from 'jotai';
import type { Connection } from '../../atoms/connection.js';
import { canGoBackAtom } from '../../atoms/router.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { cancelSiweAtom } from '../../atoms/siwe/cancelSiwe.js';
import { signSiweAtom } from '../../atoms/siwe/signSiwe.js';
import { type SiweFlow, siweFlowAtom } from '../../atoms/siwe/siweFlow.js';
import type { TextKey } from '../../locales/translation.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { UserIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useLastStep } from '../useLastStep.js';
import { useText } from '../useText.js';
import { buttons, detail, foot, head, line, pictures, title, words } from './ConnectingSiweView.css.js';
import { SiweFailureNotice } from './SiweFailureNotice.js';
import { SiweMessage } from './SiweMessage.js';

/** Asks the visitor to sign in to the site with their wallet. */
export function ConnectingSiweView() {
  const t = useText();
  const connection = useConnection();
  const { siwe } = useAtomValue(configAtom);
  if (!connection) return <NoAccount />;
  if (siwe) return <SignIn connection={connection} />;
  return (
    <ViewBody>
      <Empty icon={<UserIcon size={24} />} title={t('siwe.none')}>
        {t('siwe.noneText')}
      </Empty>
    </ViewBody>
  );
}

/** The text for each step. Failures have their own notice. */
const STATUS: Readonly<Partial<Record<SiweFlow['step'], TextKey>>> = {
  idle: 'siwe.drafting',
  drafting: 'siwe.drafting',
  ready: 'siwe.ready',
  signing: 'siwe.asking',
  verifying: 'siwe.verifying',
  done: 'siwe.done',
};

/** The main button's label. The button waits in all steps but two. */
function labelOf({ step }: SiweFlow): TextKey {
  if (step === 'failed') return 'dialog.retry';
  return step === 'signing' || step === 'verifying' ? 'siwe.signing' : 'siwe.sign';
}

function SignIn({ connection: { connector } }: { connection: Connection }) {
  const t = useText();
  const { app } = useAtomValue(configAtom);
  const flow = useLastStep(useAtomValue(siweFlowAtom));
  const canGoBack = useAtomValue(canGoBackAtom);
  const sign = useSetAtom(signSiweAtom);
  const cancel = useSetAtom(cancelSiweAtom);
  const { name = t('connect.unnamed'), icon } = connector;
  const site = app.name ?? location.hostname;
  const draft = 'draft' in flow ? flow.draft : undefined;
  const failure = 'failure' in flow ? flow.failure : undefined;
  const status = STATUS[flow.step];
  const isBusy = flow.step === 'signing' || flow.step === 'verifying';
  return (
    <>
      <ViewBody>
        <div className={head}>
          <div className={pictures}>
            <WalletImage name={site} src={app.icon} size="large" />
            <span className={line} />
            <WalletImage name={name} src={icon} size="large" />
          </div>
          <div className={words}>
            <LiveRegion className={words}>
              <p className={title}>{t('siwe.lead', { site })}</p>
              <p className={detail}>{t('siwe.text')}</p>
            </LiveRegion>
            {/* A region of its own, because screen readers repeat the whole region when a part of it changes. */}
            <LiveRegion>{status ? <p className={detail}>{t(status, { name })}</p> : null}</LiveRegion>
          </div>
        </div>
        {draft ? <SiweMessage text={draft.message} /> : null}
      </ViewBody>
      <div className={foot}>
        <NoticeRegion>
          {failure ? <SiweFailureNotice failure={failure} names={{ site, name }} /> : null}
        </NoticeRegion>
        {canGoBack ? null : <p className={detail}>{t('siwe.leaving')}</p>}
        <div ref={passFocusOn} className={buttons}>
          <Button variant="secondary" isBlock onClick={() => void cancel()}>
            {t('siwe.cancel')}
          </Button>
          <Button
            isBlock
            disabled={flow.step !== 'ready' && flow.step !== 'failed'}
            isLoading={isBusy}
            onClick={() => void sign()}
          >
            {t(labelOf(flow))}
          </Button>
        </div>
      </div>
    </>
  );
}
