import { Button, Link, Logo, SkipLink } from '@viva/ui';
import { Outlet } from 'react-router-dom';
import { mainId } from './usePage.ts';
import { useShell } from './useShell.ts';

/** The frame of every page but the room: navigation, content, footer. */
export function Layout() {
  const { brand, items } = useShell();
  return (
    <>
      <SkipLink target={mainId} />
      <header>
        <Logo brand={brand} />
        <nav aria-label="Main">
          {items.map((item) =>
            'href' in item ? (
              <Link key={item.label} href={item.href}>
                {item.label}
              </Link>
            ) : (
              <Button key={item.label} variant="link" title={item.tooltip} onClick={item.onPress}>
                {item.label}
              </Button>
            ),
          )}
        </nav>
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <footer>
        <Link href="/terms-of-use/">Terms of Use</Link> <Link href="/user-data-policy/">Data Policy</Link>{' '}
        <small>
          © {new Date().getFullYear()} {brand}
        </small>
      </footer>
    </>
  );
}
