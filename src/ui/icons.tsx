import { Icon, type IconProps } from './Icon.js';

// The marks of the dialog and of its first list; what only later views draw is in `viewIcons.tsx`.
type IconSize = Pick<IconProps, 'size'>;

export const BackIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);
export const ChevronIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
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
export const WarningIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M12 4 3 19.5h18zM12 10v4.5M12 17.2v.01" />
  </Icon>
);
export const CheckIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
export const SearchIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);
export const WalletIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M18.5 8V5H6a2.2 2.2 0 0 0 0 4.4h14V20H6a2.2 2.2 0 0 1-2.2-2.2V7.2M16.3 14.7v.01" />
  </Icon>
);
export const QrCodeIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4.5 4.5h5.5V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h2v2M19.5 14v.01M19.5 17v2.5H17M14 19.5v.01" />
  </Icon>
);
export const GridIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4.5 4.5h5.5V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h5.5v5.5H14z" />
  </Icon>
);
export const OfflineIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M3.5 9.5a13 13 0 0 1 5-3M12.5 5.6a13 13 0 0 1 8 3.9M7 13.5a7.5 7.5 0 0 1 4.5-2.2M16.5 13.3l.5.4M12 18v.01M4.5 4l15 16" />
  </Icon>
);
