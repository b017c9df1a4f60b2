const KEY = 'wallet-modal-demo/theme';
const THEMES = ['auto', 'dark', 'light'] as const;

export type Theme = (typeof THEMES)[number];

function themeOf(value: string | null): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}

/** The theme in the URL, otherwise the one chosen on an earlier visit. The page remembers nothing else. */
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
    // Storage may be denied: the theme then lasts as long as the page.
  }
}

/** Sets the theme of the page itself; `auto` follows the system. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
