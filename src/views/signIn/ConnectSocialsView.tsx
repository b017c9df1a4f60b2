import { useAtomValue, useSetAtom } from 'jotai';
import { resetAtom } from '../../atoms/router.js';
import { chooseProviderAtom } from '../../atoms/signIn/chooseProvider.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { PROVIDER_NAMES } from '../../lib/signIn/providerNames.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { List } from '../../ui/List.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { Row } from '../../ui/Row.js';
import { UserIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { LegalFooter } from '../connect/LegalFooter.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** Lists all sign-in providers. */
export function ConnectSocialsView() {
  const t = useText();
  const { signIn } = useAtomValue(configAtom);
  const choose = useSetAtom(chooseProviderAtom);
  const providers = signIn?.providers ?? [];
  return (
    <ViewBody>
      {providers.length > 0 ? (
        <List label={t('socials.title')}>
          {providers.map((provider) => (
            <Row
              key={provider}
              start={<WalletImage name="" icon={<ProviderIcon provider={provider} />} />}
              label={t('signIn.with', { name: PROVIDER_NAMES[provider] })}
              hasChevron
              onClick={() => choose(provider)}
            />
          ))}
        </List>
      ) : (
        <NoProvider />
      )}
      <LegalFooter />
    </ViewBody>
  );
}

function NoProvider() {
  const t = useText();
  const reset = useSetAtom(resetAtom);
  return (
    <Empty
      icon={<UserIcon size={24} />}
      title={t('signIn.none')}
      action={<Button onClick={() => reset({ view: 'Connect' })}>{t('connect.title')}</Button>}
    >
      {t('signIn.noneText')}
    </Empty>
  );
}
