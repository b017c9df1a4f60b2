import { Icon, type IconProps } from './Icon.js';

// The icons of the dialog and the first list. Icons for later views are in `viewIcons.tsx`.
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
export const SettingsIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M13 5h4v5h-4zM7 14h4v5H7z" />
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
/** Keeps its brand colour. */
export const WalletConnectIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path
      fill="#3396ff"
      stroke="none"
      transform="translate(2 5.83)scale(.0667)"
      d="M61.4 36.3c48.9-47.9 128.2-47.9 177.2 0l5.8 5.7a6 6 0 0 1 0 8.7l-20.1 19.7a3.2 3.2 0 0 1-4.4 0l-8.1-7.9c-34.1-33.4-89.5-33.4-123.6 0l-8.7 8.5a3.2 3.2 0 0 1-4.4 0L55 51.3a6 6 0 0 1 0-8.7zm218.8 40.7 17.9 17.6a6 6 0 0 1 0 8.6l-80.8 79.2a6.4 6.4 0 0 1-8.9 0l-57.3-56.2a1.6 1.6 0 0 0-2.2 0l-57.4 56.2a6.4 6.4 0 0 1-8.8 0L1.9 103.2a6 6 0 0 1 0-8.6L19.8 77a6.4 6.4 0 0 1 8.8 0L86 133.2a1.6 1.6 0 0 0 2.2 0L145.6 77a6.4 6.4 0 0 1 8.8 0l57.4 56.2a1.6 1.6 0 0 0 2.2 0L271.3 77a6.4 6.4 0 0 1 8.9 0z"
    />
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
