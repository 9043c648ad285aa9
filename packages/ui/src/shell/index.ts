export * from './CookieNotice/index.ts';
export * from './Footer/index.ts';
export * from './Navigation/index.ts';
export * from './Shell/index.ts';
export * from './ThemeSwitch/index.ts';
