import type { SignInProvider } from '../lib/signIn/signIn.js';
import type { IconProps } from './Icon.js';
import {
  AppleIcon,
  DiscordIcon,
  FacebookIcon,
  FarcasterIcon,
  GithubIcon,
  GoogleIcon,
  XIcon,
} from './socialIcons.js';

const icons = {
  google: GoogleIcon,
  x: XIcon,
  discord: DiscordIcon,
  farcaster: FarcasterIcon,
  github: GithubIcon,
  apple: AppleIcon,
  facebook: FacebookIcon,
} as const satisfies Record<SignInProvider, typeof GoogleIcon>;

/** The icon of a sign-in provider. */
export function ProviderIcon({ provider, size }: Pick<IconProps, 'size'> & { provider: SignInProvider }) {
  const Mark = icons[provider];
  return <Mark size={size} />;
}
