import type { ReactNode } from 'react';
import { SkipLink } from '../../primitives/index.ts';
import { Footer, type FooterProps } from '../Footer/index.ts';
import { Navigation, type NavigationProps } from '../Navigation/index.ts';
import { Frame } from './Shell.styles.ts';

export interface ShellProps {
  readonly navigation: Omit<NavigationProps, 'brand'>;
  readonly footer: Omit<FooterProps, 'brand'>;
  readonly brand: string;
  readonly children: ReactNode;
}

/** A page between navigation and footer; its content is the `main` landmark. */
export function Shell({ brand, navigation, footer, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Frame>
        <Navigation brand={brand} {...navigation} />
        <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
        <Footer brand={brand} {...footer} />
      </Frame>
    </>
  );
}
