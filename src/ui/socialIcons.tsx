import { Icon, type IconProps } from './Icon.js';

type IconSize = Pick<IconProps, 'size'>;

const filled = { fill: 'currentColor', stroke: 'none' };

export const GoogleIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M12 12h8.2A8.2 8.2 0 1 1 17.6 6" strokeWidth="2.6" strokeLinecap="butt" />
  </Icon>
);
export const XIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M4.5 4h3.7L19.5 20h-3.7zM4.5 20l6.2-7M19 4l-5.6 6.3" />
  </Icon>
);
export const FacebookIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path
      {...filled}
      fillRule="evenodd"
      d="M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0zM13.6 21v-7.6h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4a22 22 0 0 0-2.3-.1c-2.3 0-3.9 1.4-3.9 3.9v2.2H7.9v3h2.6V21z"
    />
  </Icon>
);
export const AppleIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path
      {...filled}
      // Makes it look as large as the other icons.
      transform="matrix(1.2 0 0 1.2 -2.7 -2.58)"
      d="M16.4 12.7c0-2 1.6-2.9 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.400.7-3 .7s-1.5-.7-2.6-.7c-1.3 0-2.500.8-3.2 1.9-1.4 2.4-.4 6 1 7.900.6 1 1.4 2 2.5 2 1 0 1.4-.6 2.6-.6s1.500.6 2.600.6 1.8-1 2.4-1.9c.8-1.1 1.1-2.2 1.1-2.2s-2.2-.9-2.2-3.1zM14.5 6.9c.5-.7.9-1.600.8-2.5-.8 0-1.700.5-2.3 1.2-.5.6-.9 1.5-.8 2.400.9.1 1.8-.4 2.3-1.1z"
    />
  </Icon>
);
export const GithubIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M9.5 20.5v-3.3c0-.8.2-1.400.7-1.8-2.9-.3-5.2-1.5-5.2-5.1 0-1.200.4-2.2 1.2-3-.2-.9-.1-2 .3-3 1.2 0 2.300.5 3.3 1.3a9 9 0 0 1 4.4 0c1-.8 2.1-1.3 3.3-1.300.4 1 .5 2.100.3 3 .8.8 1.2 1.8 1.2 3 0 3.6-2.3 4.8-5.2 5.100.5.4.7 1 .7 1.8v3.3M9.5 18.2c-2.600.7-3.5-.6-4-1.6-.3-.5-.7-.9-1.2-1" />
  </Icon>
);
export const DiscordIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M8 17c2.600.9 5.400.9 8 0M8.2 7.2c2.5-.8 5.1-.8 7.6 0M15.5 6c1.500.2 2.700.7 3.8 1.5 1.5 3 2.1 6.1 1.9 9.3a11 11 0 0 1-4.1 2L16 17M8.5 6c-1.500.2-2.700.7-3.8 1.5-1.5 3-2.1 6.1-1.9 9.3a11 11 0 0 0 4.1 2L8 17" />
    <path d="M9 12.6v.4M15 12.6v.4" strokeWidth="2.6" />
  </Icon>
);
export const FarcasterIcon = ({ size }: IconSize) => (
  <Icon size={size}>
    <path d="M6.5 4.5h11v15h-2.7v-6.2a2.8 2.8 0 0 0-5.6 0v6.2H6.5zM4 7.5h2.5M17.5 7.5H20M5 19.5h4.2M14.8 19.5H19" />
  </Icon>
);
