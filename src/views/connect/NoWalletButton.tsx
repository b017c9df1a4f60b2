import { Button, type ButtonProps } from '../../ui/Button.js';
import type { ViewText } from '../useText.js';

interface NoWalletButtonProps extends Pick<ButtonProps, 'isLoading' | 'onClick'> {
  t: ViewText;
}

/** Helps visitors without a wallet. Uses no hooks, because the first list draws it too. */
export function NoWalletButton({ t, ...rest }: NoWalletButtonProps) {
  return (
    <Button variant="ghost" isBlock {...rest}>
      {t('connect.noWallet')}
    </Button>
  );
}
