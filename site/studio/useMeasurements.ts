import { onBeforeUnmount, onMounted, type ShallowRef, shallowRef } from 'vue';
import type { Rgb } from './contrast.js';
import { type ColourReader, createColourReader } from './createColourReader.js';
import { type MeasuredRow, measureButton, measureModal } from './measurePairs.js';
import { data as tokens } from './themeTokens.data.js';

/** The measured elements of a live preview. */
export interface Preview {
  find(tag: string): HTMLElement | undefined;
}

/** Media queries under which the system replaces colours. */
const SYSTEM = ['(prefers-contrast: more)', '(forced-colors: active)'] as const;

interface Measurements {
  /** Empty until the product has loaded, and if it has none of the colours that the site knows. */
  readonly rows: ShallowRef<readonly (readonly MeasuredRow[])[]>;
  /** False in browsers that do not let pages read colours. */
  readonly canMeasure: ShallowRef<boolean>;
  readonly isForced: ShallowRef<boolean>;
  /** A colour as `#rrggbb`, for the browser's picker. */
  toHex(colour: string): string | undefined;
  /** Measures again in the next frame. */
  refresh(): void;
}

/** The contrast of the previews' colours. */
export function useMeasurements(previews: () => readonly (Preview | null)[]): Measurements {
  const rows = shallowRef<readonly (readonly MeasuredRow[])[]>([]);
  const canMeasure = shallowRef(true);
  const isForced = shallowRef(false);
  const reader = shallowRef<ColourReader>();
  const queries = SYSTEM.map((query) => matchMedia(query));
  let frame = 0;

  function refresh(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      isForced.value = queries.some(({ media, matches }) => matches && media.includes('forced'));
      const read = reader.value;
      if (read) rows.value = previews().map((preview) => measure(preview, read));
    });
  }

  onMounted(() => {
    reader.value = createColourReader();
    canMeasure.value = reader.value !== undefined;
    for (const query of queries) query.addEventListener('change', refresh);
  });
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame);
    for (const query of queries) query.removeEventListener('change', refresh);
  });

  return {
    rows,
    canMeasure,
    isForced,
    toHex: (colour) => reader.value && hex(reader.value(colour)),
    refresh,
  };
}

function measure(preview: Preview | null, read: ColourReader): readonly MeasuredRow[] {
  const modal = preview?.find('wallet-modal');
  const inModal = modal && measureModal(modal, tokens, read);
  if (!inModal) return [];
  const connect = preview?.find('wallet-button');
  const network = preview?.find('wallet-network-button');
  const buttons = [
    connect && measureButton('Connect button', connect, read),
    network && measureButton('Network button', network, read),
  ];
  return [...inModal, ...buttons.filter((row) => row !== undefined)];
}

const hex = (rgb: Rgb) => `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
