import type { Page } from '../page/parsePage.js';
import type { Finding } from './finding.js';

/** A lower limit would keep people with low vision from reading (WCAG 2.2, 1.4.4). */
const LEAST_ZOOM = 2;

const finding = (line: number | undefined, what: string, fix: string): Finding => ({
  level: 'problem',
  subject: 'Page',
  line,
  what,
  fix,
});

/** Finds mistakes in a page's language and viewport, which affect the visitors of the modal. */
export const checkDocument = (page: Page): readonly Finding[] => [
  ...checkLanguage(page),
  ...checkViewport(page),
];

function checkLanguage({ elements }: Page): readonly Finding[] {
  const html = elements.find(({ name }) => name === 'html');
  const lang = html?.getAttribute('lang')?.trim();
  if (!lang) {
    const what =
      'The page does not say its language. The modal speaks English then, and screen readers guess.';
    return [finding(html?.line, what, 'Write <html lang="en">, or the language of the page.')];
  }
  try {
    Intl.getCanonicalLocales(lang);
    return [];
  } catch {
    // Thrown if it isn't a language tag.
    return [finding(html?.line, `lang="${lang}" is no language tag.`, 'Write one such as "de" or "pt-BR".')];
  }
}

function checkViewport({ elements }: Page): readonly Finding[] {
  const tag = elements.find(
    (element) => element.name === 'meta' && element.getAttribute('name')?.toLowerCase() === 'viewport',
  );
  const good = 'Write <meta name="viewport" content="width=device-width">.';
  if (!tag) {
    const what = 'The page has no viewport, so that phones draw it as wide as a desktop, and the modal tiny.';
    return [finding(undefined, what, good)];
  }
  const parts = (tag.getAttribute('content') ?? '')
    .toLowerCase()
    .split(/[,;]/)
    .map((part) => part.split('=').map((word) => word.trim()));
  const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const most = Number.parseFloat(values.get('maximum-scale') ?? '');
  const scalable = values.get('user-scalable');
  const isFixed = scalable === 'no' || scalable === '0' || most < LEAST_ZOOM;
  const isSized = values.get('width') === 'device-width' || values.has('initial-scale');
  return [
    ...(isFixed
      ? [
          finding(
            tag.line,
            'The viewport forbids zooming, which people with low vision need to read what they sign.',
            good,
          ),
        ]
      : []),
    ...(isSized
      ? []
      : [
          finding(
            tag.line,
            'The viewport is not as wide as the device, so that the modal is tiny on phones.',
            good,
          ),
        ]),
  ];
}
