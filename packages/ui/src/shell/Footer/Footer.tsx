import { Button, Link } from '../../primitives/index.ts';
import type { ThemeChoice } from '../../theme/index.ts';
import { ThemeSwitch } from '../ThemeSwitch/index.ts';
import { Foot, Links, Row } from './Footer.styles.ts';

export interface FooterProps {
  readonly brand: string;
  readonly year: number;
  readonly blogUrl: string;
  readonly sitemapUrl: string;
  /** Offers to choose again whether visits may be counted. */
  readonly onCookieChoices?: (() => void) | undefined;
  /** With `onThemeChange`, offers to switch the theme. */
  readonly theme?: ThemeChoice;
  readonly onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
}

/** The end of every page. */
export function Footer({
  brand,
  year,
  blogUrl,
  sitemapUrl,
  onCookieChoices,
  theme = 'system',
  onThemeChange,
}: FooterProps) {
  const links = [
    ['Terms of Use', '/terms-of-use/'],
    ['Data Policy', '/user-data-policy/'],
    ['Focus Questions', blogUrl],
    ['Focus Questions Sitemap', sitemapUrl],
  ] as const;
  return (
    <Foot>
      <Row>
        <nav aria-label="Footer">
          <Links>
            {links.map(([label, href]) => (
              <li key={label}>
                <Link variant="quiet" href={href}>
                  {label}
                </Link>
              </li>
            ))}
            {onCookieChoices && (
              <li>
                <Button variant="link" onClick={onCookieChoices}>
                  Cookie Choices
                </Button>
              </li>
            )}
          </Links>
        </nav>
        <p>
          © {year} {brand}
        </p>
        {onThemeChange && <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />}
      </Row>
    </Foot>
  );
}
