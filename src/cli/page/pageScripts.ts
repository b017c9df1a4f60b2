import { createHash } from 'node:crypto';
import type { PageElement } from './pageElement.js';
import type { Page } from './parsePage.js';

/** A script of a page that browsers run, or an import map. */
export interface PageScript {
  readonly element: PageElement;
  readonly kind: 'classic' | 'module' | 'importmap';
  /** Absolute. Undefined for one that is in the page itself. */
  readonly src: string | undefined;
  /** Which file of the package it loads, by its name: `wallet-modal.js`. */
  readonly file: string | undefined;
}

const CLASSIC =
  /^(|text\/(javascript(1\.[0-5])?|jscript|livescript|(x-)?ecmascript|x-javascript)|application\/(x-)?(java|ecma)script)$/;
/** The files of the package that pages load by a tag. */
const FILES = /(?:^|\/)(wallet-modal(?:\.classic)?\.js)$/;

/** What browsers do with a script. Undefined for one that they leave alone. */
export function kindOf(element: PageElement): PageScript['kind'] | undefined {
  const type = (element.getAttribute('type') ?? '').trim().toLowerCase();
  if (type === 'module' || type === 'importmap') return type;
  return CLASSIC.test(type) ? 'classic' : undefined;
}

/** The scripts of a page that browsers run, and its import maps. */
export function pageScripts({ elements, baseUrl }: Page): readonly PageScript[] {
  return elements.flatMap((element): readonly PageScript[] => {
    const kind = element.name === 'script' ? kindOf(element) : undefined;
    return kind ? [{ element, kind, ...loadedBy(element, baseUrl) }] : [];
  });
}

/** What a script tag would load, whatever its type. */
export function loadedBy(element: PageElement, baseUrl: string): Pick<PageScript, 'src' | 'file'> {
  const given = element.getAttribute('src');
  const src =
    given !== null && URL.canParse(given, baseUrl) ? new URL(given, baseUrl).href : (given ?? undefined);
  const path = src === undefined ? '' : URL.canParse(src) ? new URL(src).pathname : src;
  return { src, file: FILES.exec(path)?.[1] };
}

/** The hash of a script in a page, as a policy names it. */
export const scriptHash = (element: PageElement): string =>
  `'sha256-${createHash('sha256').update(element.textContent).digest('base64')}'`;
