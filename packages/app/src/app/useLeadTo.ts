import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Leads to a part of the page, the keyboard too, where the address names its id: parts come later than the page. Whoever goes back
 * to the page finds the place that they left. `ready`: the part is there, and nothing above it is still to come.
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
