import { textDirection } from '../../../lib/text/texts.js';
import { find } from './find.js';
import { theModal } from './modal.js';
import { choosePlace, type Place } from './stage.js';
import { readTheme, rememberTheme, showTheme, type Theme } from './themeMemory.js';

/** The page's settings by name, with their defaults. */
const DEFAULTS = {
  theme: 'auto',
  place: 'dialog',
  accent: '',
  radius: '4',
  size: '10',
  locale: 'en',
  dir: 'ltr',
} as const;

/** The modal's body text as a multiple of its font size variable. */
const BODY_TEXT = 1.4;

type Look = Record<keyof typeof DEFAULTS, string>;
const names = Object.keys(DEFAULTS) as (keyof Look)[];

/** Applies the page's settings to the modal, the buttons and, if relevant, the page itself. */
export function enableLook(): void {
  const form = find('#look-form', HTMLFormElement);
  const query = new URLSearchParams(location.search);
  write(form, { ...Object.fromEntries(names.map((name) => [name, query.get(name)])), theme: readTheme() });
  apply(read(form));

  form.addEventListener('input', (event) => {
    // Picking a custom colour also selects the custom option.
    if (event.target === form.elements.namedItem('custom')) write(form, { accent: 'custom' });
    const { name, value } = event.target as HTMLInputElement;
    // Set the direction of pages in that language.
    if (name === 'locale') write(form, { dir: textDirection(value) });
    const look = read(form);
    apply(look);
    if (name === 'theme') rememberTheme(look.theme as Theme);
    remainInAddress(look);
  });
  form.addEventListener('reset', () => {
    // The values change only after the event.
    setTimeout(() => {
      const look = read(form);
      apply(look);
      rememberTheme(look.theme as Theme);
      remainInAddress(look);
    });
  });
}

function read(form: HTMLFormElement): Look {
  const data = new FormData(form);
  const look = Object.fromEntries(names.map((name) => [name, `${data.get(name) ?? DEFAULTS[name]}`])) as Look;
  return look.accent === 'custom' ? { ...look, accent: `${data.get('custom')}` } : look;
}

function write(form: HTMLFormElement, look: Readonly<Partial<Record<string, string | null>>>): void {
  for (const [name, value] of Object.entries(look)) {
    const control = form.elements.namedItem(name);
    if (!value || !(control instanceof RadioNodeList || control instanceof HTMLElement)) continue;
    (control as RadioNodeList | HTMLInputElement).value = value;
    if (name === 'accent' && read(form).accent !== value && /^#[0-9a-f]{6}$/i.test(value)) {
      write(form, { custom: value, accent: 'custom' });
    }
  }
}

function apply(look: Look): void {
  const modal = theModal();
  const page = document.documentElement;
  showTheme(look.theme as Theme);
  page.dir = look.dir;
  if (look.accent) page.style.setProperty('--accent', look.accent);
  else page.style.removeProperty('--accent');

  modal.themeMode = look.theme as Theme;
  modal.locale = look.locale;
  modal.themeVariables = variablesOf(look);
  choosePlace(look.place as Place);

  measure('radius', `${look.radius} px`);
  measure('size', `${Math.round(Number(look.size) * BODY_TEXT * 10) / 10} px`);
  find('#look-code', HTMLElement).textContent = codeOf(look);
}

/** Shows the value of a slider, also to screen readers. */
function measure(id: string, text: string): void {
  find(`#${id}-value`, HTMLElement).textContent = text;
  find(`#${id}`, HTMLInputElement).ariaValueText = text;
}

function variablesOf({ accent, radius, size }: Look): Record<string, string> {
  return {
    ...(accent ? { '--wallet-modal-accent': accent } : {}),
    ...(radius === DEFAULTS.radius ? {} : { '--wallet-modal-border-radius-master': `${radius}px` }),
    ...(size === DEFAULTS.size ? {} : { '--wallet-modal-font-size-master': `${size}px` }),
  };
}

/** The code for this look on a site. */
function codeOf(look: Look): string {
  const { theme, place, locale, dir } = look;
  const attributes = [
    ` theme-mode="${theme}"`,
    locale === DEFAULTS.locale ? '' : ` locale="${locale}"`,
    place === 'inline' ? ' inline' : '',
  ].join('');
  const variables = JSON.stringify({ themeVariables: variablesOf(look) }, null, 2).replaceAll('\n', '\n    ');
  const config = variables.includes('--')
    ? `\n  <script type="application/json" slot="config">\n    ${variables}\n  </script>\n`
    : '';
  return [
    dir === DEFAULTS.dir ? '' : `<html dir="${dir}">\n`,
    `<wallet-modal${attributes}>${config}</wallet-modal>`,
  ].join('');
}

/**
 * Keeps the settings in the URL, so that the look can be shared. The theme is left out, because it is the visitor's own choice.
 */
function remainInAddress(look: Look): void {
  const url = new URL(location.href);
  for (const name of names) {
    if (name === 'theme' || look[name] === DEFAULTS[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, look[name]);
  }
  history.replaceState(null, '', url);
}
