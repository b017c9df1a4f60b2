import DefaultTheme from 'vitepress/theme-without-fonts';
import './tokens.css';

export default DefaultTheme;
