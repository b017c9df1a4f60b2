import { svgFor } from '../icon.js';
import type { SolanaWalletIcon } from './types.js';

/** A wallet's icon in base64, the only form that Wallet Standard allows. Without `icon`, it is drawn from the name. */
export function standardIcon(name: string, icon?: string): SolanaWalletIcon {
  const given = icon === undefined ? svgFor(name) : svgOf(icon);
  return given === undefined ? (icon as SolanaWalletIcon) : `data:image/svg+xml;base64,${btoa(given)}`;
}

/** The SVG text in a percent-encoded data URI. */
function svgOf(icon: string): string | undefined {
  const [, text] = /^data:image\/svg\+xml,(.*)$/s.exec(icon) ?? [];
  return text === undefined ? undefined : decodeURIComponent(text);
}
