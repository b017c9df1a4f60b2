import { Icon } from '../../ui/Icon.js';

/** A coin. */
export const FeeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.7 9.4c-.5-.9-1.5-1.4-2.7-1.4-1.5 0-2.7.8-2.7 2s1.2 1.7 2.7 2 2.7.8 2.7 2-1.2 2-2.7 2c-1.2 0-2.2-.5-2.7-1.4M12 6.3V8M12 16v1.7" />
  </Icon>
);

/** A location pin. */
export const AddressIcon = () => (
  <Icon>
    <path d="M12 21c4.7-5 6.5-8.3 6.5-11.2a6.5 6.5 0 1 0-13 0C5.5 12.7 7.3 16 12 21z" />
    <circle cx="12" cy="9.8" r="2.3" />
  </Icon>
);

/** A key. */
export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8.5-8.5M15.5 8l3 3" />
  </Icon>
);
