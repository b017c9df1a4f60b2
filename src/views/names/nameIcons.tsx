import { Icon } from '../../ui/Icon.js';

/** An at sign. */
export const AtIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3.5" />
    <path d="M15.5 8.5v4.7a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.4 6.8" />
  </Icon>
);

/** A pen on a line. */
export const SignIcon = () => (
  <Icon>
    <path d="M4 20h16M6 16l1-4 8.5-8.5 3 3L10 15z" />
  </Icon>
);
