import { Icon } from '../../ui/Icon.js';

/** From one account to another and back. */
export function OtherAccountIcon() {
  return (
    <Icon>
      <path d="M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5" />
    </Icon>
  );
}
