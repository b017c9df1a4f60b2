import { readTheme, showTheme } from './page/themeMemory.js';

// Loaded before the first paint, so that a chosen theme does not flash.
showTheme(readTheme());
