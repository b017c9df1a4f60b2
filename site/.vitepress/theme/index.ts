import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import './tokens.css';
import './code.css';
import './documents.css';
import './search.css';

export default { extends: DefaultTheme } satisfies Theme;
