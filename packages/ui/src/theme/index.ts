export { GlobalStyles } from './GlobalStyles.ts';
export { darkColor, lightColor, tokens } from './tokens.ts';
export { applyTheme, type ThemeChoice } from './themeChoice.ts';
export { useReducedMotion } from './useReducedMotion.ts';
