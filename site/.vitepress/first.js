// Runs before the page is drawn: which theme it has, which key opens the search, and that scripts run at all.
const root = document.documentElement;

function readTheme() {
  try {
    return localStorage.getItem('vitepress-theme-appearance');
  } catch {
    // A visitor who allows no storage gets the theme of their system.
    return null;
  }
}

const theme = readTheme() ?? 'auto';
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.classList.toggle('dark', theme === 'auto' ? prefersDark : theme === 'dark');
root.classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
root.classList.add('scripted');
