/** What a person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Puts the choice on the root element, where {@link GlobalStyles} reads it. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
