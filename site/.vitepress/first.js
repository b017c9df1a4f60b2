// Runs before the page is drawn: sets the theme and the search shortcut, and marks that scripts run.
const root = document.documentElement;

function readTheme() {
  try {
    return localStorage.getItem('vitepress-theme-appearance');
  } catch {
    // If storage is forbidden, the system's theme applies.
    return null;
  }
}

const theme = readTheme() ?? 'auto';
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.classList.toggle('dark', theme === 'auto' ? prefersDark : theme === 'dark');
root.classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
root.classList.add('scripted');
