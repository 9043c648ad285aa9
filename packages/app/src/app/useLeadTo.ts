import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the part of the page that the address names by its id, and gives it the focus, once it is loaded. After going back,
 * the page stays where it was left.
 * @param ready the part is there, and nothing above it is still loading.
 */
export function useLeadTo(id: string, ready: boolean): void {
  const { hash, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop && key !== 'default';
  const leads = ready && hash === `#${id}` && !back;
  useEffect(() => {
    if (!leads) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [id, leads]);
}
