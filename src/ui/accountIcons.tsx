import { Icon, type IconProps } from './Icon.js';

// Icons for an account's holdings and activity; loaded with those views.
type IconSize = Pick<IconProps, 'size'>;

export const SwapIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5" />
  </Icon>
);
export const SendIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
    <path d="M6.5 17.5 17.5 6.5M8.5 6.5h9v9" />
  </Icon>
);
export const ReceiveIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
    <path d="M17.5 6.5 6.5 17.5M6.5 8.5v9h9" />
  </Icon>
);
export const CoinsIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M16.5 9.8a5.5 5.5 0 1 1-6.7 6.7" />
  </Icon>
);
export const ImageIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4 4.5h16v15H4zM4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4M15.5 9v.01" />
  </Icon>
);
export const HistoryIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4.5 4v4.5H9M4.6 8.5A8.5 8.5 0 1 1 3.5 12.5M12 7.5V12l3 2" />
  </Icon>
);
