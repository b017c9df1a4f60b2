import { Button, type ButtonProps } from '../../ui/Button.js';
import type { ViewText } from '../useText.js';

interface WatchButtonProps extends Pick<ButtonProps, 'isLoading' | 'onClick'> {
  t: ViewText;
}

/** Leads to watching an account without a wallet. Uses no hooks, because the first list draws it too. */
export function WatchButton({ t, ...rest }: WatchButtonProps) {
  return (
    <Button variant="ghost" isBlock {...rest}>
      {t('watch.title')}
    </Button>
  );
}
