import { readTheme, showTheme } from './page/themeMemory.js';

// Runs before the first paint, so that the default theme does not flash.
showTheme(readTheme());
