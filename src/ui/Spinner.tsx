import { Icon, type IconProps } from './Icon.js';
import { spinner } from './Spinner.css.js';

/** A spinning ring in the text colour. It has no label, because the text beside it says what is loading. */
export function Spinner({ size }: Pick<IconProps, 'size'>) {
  return (
    <span className={spinner}>
      <Icon size={size}>
        <circle cx="12" cy="12" r="9" opacity=".25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </Icon>
    </span>
  );
}
