import { Button, type ButtonProps } from '../../ui/Button.js';
import type { ViewText } from '../useText.js';

interface NoWalletButtonProps extends Pick<ButtonProps, 'isLoading' | 'onClick'> {
  t: ViewText;
}

/** Below wallets: the way for who has none of them. Plain, as the first list has it too. */
export function NoWalletButton({ t, ...rest }: NoWalletButtonProps) {
  return (
    <Button variant="ghost" isBlock {...rest}>
      {t('connect.noWallet')}
    </Button>
  );
}
