import type { ReactNode } from 'react';
import { Alert, Button, Link, SkipLink } from '../../primitives/index.ts';
import { CookieNotice, type CookieNoticeProps } from '../CookieNotice/index.ts';
import { Footer, type FooterProps } from '../Footer/index.ts';
import { Navigation, type NavigationProps } from '../Navigation/index.ts';
import { Frame, NoticeRow } from './Shell.styles.ts';

/** A sentence above a page; a problem where it does not say otherwise. */
export interface NoticeView {
  readonly text: string;
  readonly tone?: 'problem' | 'success' | 'info' | undefined;
  /** Where to go on from it; following it dismisses the sentence. */
  readonly link?: { readonly text: string; readonly href: string } | undefined;
  readonly onDismiss: () => void;
}

export interface ShellProps {
  readonly navigation: Omit<NavigationProps, 'brand'>;
  readonly footer: Omit<FooterProps, 'brand'>;
  readonly brand: string;
  /** What the person should know of the page that they come from, above this one. */
  readonly notice?: NoticeView | undefined;
  /** While the person has not said whether visits may be counted. */
  readonly cookies?: CookieNoticeProps | undefined;
  readonly children: ReactNode;
}

/** A page between navigation and footer; its content is the `main` landmark. */
export function Shell({ brand, navigation, footer, notice, cookies, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Frame>
        {cookies && <CookieNotice {...cookies} />}
        <Navigation brand={brand} {...navigation} />
        <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
          {notice && (
            <NoticeRow>
              <Alert
                tone={notice.tone ?? 'problem'}
                action={
                  <Button variant="link" onClick={notice.onDismiss}>
                    Dismiss
                  </Button>
                }
              >
                {notice.text}
                {notice.link && (
                  <>
                    {' '}
                    <Link href={notice.link.href} onClick={notice.onDismiss}>
                      {notice.link.text}
                    </Link>
                  </>
                )}
              </Alert>
            </NoticeRow>
          )}
          {children}
        </main>
        <Footer brand={brand} {...footer} />
      </Frame>
    </>
  );
}
