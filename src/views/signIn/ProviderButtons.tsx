import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { chooseProviderAtom } from '../../atoms/signIn/chooseProvider.js';
import { PROVIDER_NAMES } from '../../lib/signIn/providerNames.js';
import type { SignInProvider } from '../../lib/signIn/signIn.js';
import { Button } from '../../ui/Button.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { TileButton } from '../../ui/TileButton.js';
import { MoreIcon } from '../../ui/viewIcons.js';
import { useText } from '../useText.js';
import { marks, rows } from './ProviderButtons.css.js';
import { providerRows } from './providerRows.js';

/** Buttons for sign-in providers: icons, with text if there is room. */
export function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  const t = useText();
  const choose = useSetAtom(chooseProviderAtom);
  const push = useSetAtom(pushAtom);
  const { isWide, shown, hasMore } = providerRows(providers);
  const nameOf = (provider: SignInProvider) => t('signIn.with', { name: PROVIDER_NAMES[provider] });
  if (isWide) {
    return (
      <div className={rows}>
        {shown.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            isBlock
            icon={<ProviderIcon provider={provider} />}
            onClick={() => choose(provider)}
          >
            {nameOf(provider)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={marks}>
      {shown.map((provider) => (
        <TileButton key={provider} label={nameOf(provider)} onClick={() => choose(provider)}>
          <ProviderIcon provider={provider} />
        </TileButton>
      ))}
      {hasMore ? (
        <TileButton label={t('signIn.more')} onClick={() => push({ view: 'ConnectSocials' })}>
          <MoreIcon />
        </TileButton>
      ) : null}
    </div>
  );
}
