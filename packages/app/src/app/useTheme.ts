import { applyTheme, type ThemeChoice } from '@viva/ui';
import { useEffect, useState } from 'react';

const key = 'viva.theme';

/** The theme that was chosen on this machine; `system` until one is. */
export function useTheme() {
  const [theme, setTheme] = useState(read);
  useEffect(() => applyTheme(theme), [theme]);
  const onThemeChange = (next: ThemeChoice) => {
    setTheme(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // A page that may not store anything forgets the choice.
    }
  };
  return { theme, onThemeChange };
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
