import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import SiteLayout from './SiteLayout.vue';
import './tokens.css';
import './code.css';
import './documents.css';

export default { extends: DefaultTheme, Layout: SiteLayout } satisfies Theme;
