import { Icon, type IconProps } from './Icon.js';

// Icons that only later views use; loaded with those views.
type IconSize = Pick<IconProps, 'size'>;

export const InfoIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.01" />
  </Icon>
);
export const CopyIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M9 9h10.5v10.5H9zM15 5.5V4.5H4.5V15h1" />
  </Icon>
);
export const ExternalIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
    <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M17 14v5.5H4.5V7H10" />
  </Icon>
);
export const MailIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
  </Icon>
);
export const PhoneIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M7 3h10v18H7zM11 18h2" />
  </Icon>
);
export const DesktopIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M3 4.5h18V16H3zM8.5 20h7M12 16v4" />
  </Icon>
);
export const GlobeIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
  </Icon>
);
export const ExtensionIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M10 4.5a2 2 0 1 1 4 0V6h4v4h1.5a2 2 0 1 1 0 4H18v5h-4.5v-1.5a1.75 1.75 0 1 0-3.5 0V19H5v-5h1.5a2 2 0 1 0 0-4H5V6h5z" />
  </Icon>
);
export const CardIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M3 5.5h18v13H3zM3 10h18M7 14.5h3" />
  </Icon>
);
export const DisconnectIcon = ({ size }: IconSize) => (
  <Icon size={size} isDirectional>
    <path d="M10 4.5H4.5v15H10M15 7.5l4.5 4.5-4.5 4.5M19.5 12H9.5" />
  </Icon>
);
export const UserIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);
export const ShieldIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6zM9 12l2.2 2.2L15 10.2" />
  </Icon>
);
export const EyeIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const MoreIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M5.5 12v.01M12 12v.01M18.5 12v.01" strokeWidth="2.6" />
  </Icon>
);
