const KEY = 'wallet-modal-demo/theme';
const THEMES = ['auto', 'dark', 'light'] as const;

export type Theme = (typeof THEMES)[number];

function themeOf(value: string | null): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}

/** The theme that the address names, else the one chosen on an earlier visit: all that this page remembers. */
export function readTheme(): Theme {
  const named = themeOf(new URLSearchParams(location.search).get('theme'));
  try {
    return named ?? themeOf(localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    // Storage may be denied.
    return 'auto';
  }
}

export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // As above: it then lasts as long as the page.
  }
}

/** Gives the page itself a theme; `auto` is what the visitor's system says. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
