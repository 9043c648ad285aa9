import { Outlet } from 'react-router-dom';
import { mainId } from './usePage.ts';

/** The frame of a page that fills the screen by itself. */
export function BareLayout() {
  return (
    <main id={mainId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
