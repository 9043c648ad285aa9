export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';
export type SystemName = 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'other';

/** Where a page runs, as far as guidance about a microphone differs. */
export interface Platform {
  readonly browser: BrowserName;
  readonly system: SystemName;
}

/** Nothing is known: guidance that is true everywhere. */
export const anyPlatform: Platform = { browser: 'other', system: 'other' };

/** First match wins: each of these also names the ones below it. */
const browsers: readonly (readonly [RegExp, BrowserName])[] = [
  [/\b(OPR|OPT|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo)\//, 'other'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS)\//, 'chrome'],
  [/\bVersion\/.*Safari\//, 'safari'],
];

const systems: readonly (readonly [RegExp, SystemName])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\b(Linux|CrOS|X11)\b/, 'linux'],
];

/**
 * Guesses the platform from `navigator.userAgent`. An iPad says that it is a Macintosh; only its touch screen
 * (`navigator.maxTouchPoints`) tells them apart.
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  const find = <Name>(list: readonly (readonly [RegExp, Name])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = find(systems) ?? 'other';
  return {
    browser: find(browsers) ?? 'other',
    system: system === 'macos' && maxTouchPoints > 1 ? 'ios' : system,
  };
}
