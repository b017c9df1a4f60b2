import type { Modal } from '../page/readModal.js';
import { type PagePlace, sourceOf } from './need.js';

/** A browser feature that modals use and that a page may forbid. */
export interface Permission {
  readonly name: string;
  /** The origins besides the page's own that need it. */
  readonly origins: readonly string[];
  readonly why: string;
  readonly without: string;
}

/** Features that a modal never uses. A page may forbid them unless it uses them itself. */
export const UNUSED_PERMISSIONS: readonly string[] = [
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
];

/**
 * The permissions that modals need from their page. Those that browsers grant by default matter once a page sends the header.
 */
export function permissionsOf(modals: readonly Modal[], page: PagePlace): readonly Permission[] {
  const frames = [...new Set(modals.flatMap(({ config }) => sourceOf(config.signIn?.url, page) ?? []))];
  const sends = modals.some(({ config }) => config.features.send);
  const pastes = sends || modals.some(({ config }) => config.features.watch);
  return [
    ...(sends
      ? [
          {
            name: 'camera',
            origins: [],
            why: 'Scans the QR code of a recipient, after the visitor presses the button for it.',
            without: 'The field says that the camera is not allowed. Pasting and photos work.',
          },
        ]
      : []),
    ...(pastes
      ? [
          {
            name: 'clipboard-read',
            origins: [],
            why: 'Pastes the address of a recipient, or one to watch, after the visitor presses the button for it.',
            without: 'The button for pasting says that it could not. The keyboard works.',
          },
        ]
      : []),
    {
      name: 'clipboard-write',
      origins: frames,
      why: 'Copies addresses and links.',
      without: 'The buttons for copying say that they could not.',
    },
    ...(frames.length > 0
      ? [
          {
            name: 'storage-access',
            origins: frames,
            why: 'The sign-in frame asks for its storage where browsers keep it from frames.',
            without: 'In such browsers, visitors have to sign in again on every visit.',
          },
        ]
      : []),
  ];
}

/** The header's value: `camera=(self), clipboard-write=(self "https://…")`. */
export const permissionsHeader = (permissions: readonly Permission[]): string =>
  permissions
    .map(({ name, origins }) => `${name}=(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`)
    .join(', ');
