/** A font that a visitor's system may use for its own texts, and the style sheets that load it. */
interface SystemFont {
  readonly family: string;
  readonly sheets: readonly string[];
}

const variable = (family: string, name: string): SystemFont => ({
  family,
  sheets: [`@fontsource-variable/${name}/wght.css`],
});

/** The one of `FONTS` with the widest letters. */
export const WIDEST: SystemFont = {
  family: 'DejaVu Sans',
  sheets: ['400', '700'].map((weight) => `@fontsource/dejavu-sans/${weight}.css`),
};

/**
 * Visual tests run with each of these fonts, so that installed fonts don't matter: DejaVu, Liberation (as Arimo), Noto and
 * Inter are common on Linux, on ChromeOS and on many sites, and their widths differ by up to a fifth.
 */
export const FONTS: readonly SystemFont[] = [
  WIDEST,
  variable('Arimo Variable', 'arimo'),
  variable('Noto Sans Variable', 'noto-sans'),
  variable('Inter Variable', 'inter'),
];

const loaded = new Map<string, Promise<void>>();

async function loadSheet(sheet: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/node_modules/${sheet}`;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
    document.head.append(link);
  });
}

/** Loads all characters of a font. */
async function load({ family, sheets }: SystemFont): Promise<void> {
  await Promise.all(sheets.map(loadSheet));
  const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
  if (faces.length === 0) throw new Error(`${family} has no faces`);
  await Promise.all(faces.map((face) => face.load()));
}

/** Loads a font and makes the page use it, and with the page the modal. */
export async function setFont(font: SystemFont): Promise<void> {
  const loading = loaded.get(font.family) ?? load(font);
  loaded.set(font.family, loading);
  await loading;
  document.documentElement.style.setProperty('--wallet-modal-font-family', `"${font.family}", sans-serif`);
}

/** Restores the page's own font. */
export function resetFont(): void {
  document.documentElement.style.removeProperty('--wallet-modal-font-family');
}
