import { svgFor } from '../icon.js';
import type { SolanaWalletIcon } from './types.js';

/** A wallet's icon in base64, because Wallet Standard knows no other; drawn from the name when there is none. */
export function standardIcon(name: string, icon?: string): SolanaWalletIcon {
  const given = icon === undefined ? svgFor(name) : svgOf(icon);
  return given === undefined ? (icon as SolanaWalletIcon) : `data:image/svg+xml;base64,${btoa(given)}`;
}

/** The text of an SVG file in a data URI of percent encoding. */
function svgOf(icon: string): string | undefined {
  const [, text] = /^data:image\/svg\+xml,(.*)$/s.exec(icon) ?? [];
  return text === undefined ? undefined : decodeURIComponent(text);
}
