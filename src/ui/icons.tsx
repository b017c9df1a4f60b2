import { Icon } from './Icon.js';

export interface IconSize {
  size?: number;
}

export const BackIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);
export const ChevronIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="m9.5 5 7 7-7 7" />
  </Icon>
);
export const CloseIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const HelpIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.4a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.3 1-1.3 1.9M12 16.8v.01" />
  </Icon>
);
