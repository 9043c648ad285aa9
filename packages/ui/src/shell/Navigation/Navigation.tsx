import { useId } from 'react';
import { Button, ButtonLink, CloseIcon, IconButton, Logo, MenuIcon, Tooltip } from '../../primitives/index.ts';
import { navigationEntries, type NavigationEntry } from './entries.ts';
import { Bar, Entries, Entry, Hamburger, Header, Home, Menu } from './Navigation.styles.ts';
import { useMobileMenu } from './useMobileMenu.ts';

export interface NavigationProps {
  readonly brand: string;
  /** Who is logged in; null for a visitor; undefined while that is not known, when no entries are shown. */
  readonly user: { readonly email: string } | null | undefined;
  /** Path of the page that is open. */
  readonly currentPath: string;
  /** The Focus Questions blog. */
  readonly blogUrl: string;
  /** Only the logo, as beside legal texts. */
  readonly reduced?: boolean;
  /** A room is being made. */
  readonly practiceBusy?: boolean;
  readonly onPracticeInterview: () => void;
  readonly onLogOut: () => void;
}

/** The way around the product: a bar, or a menu up to 768 px. */
export function Navigation(props: NavigationProps) {
  const { brand, user, currentPath, blogUrl, reduced = false } = props;
  const { ref, open, setOpen } = useMobileMenu();
  const id = useId();
  const entries = user === undefined ? [] : navigationEntries(user !== null, blogUrl);
  return (
    <Header ref={ref} data-reduced={reduced}>
      <Bar>
        <Home href="/" aria-label={`${brand}, home page`}>
          <Logo brand={brand} />
        </Home>
        {!reduced && entries.length > 0 && (
          <>
            <Hamburger>
              <IconButton
                label={open ? 'Close menu' : 'Open menu'}
                icon={open ? <CloseIcon /> : <MenuIcon />}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              />
            </Hamburger>
            <Menu id={id} aria-label="Main" data-open={open}>
              <Entries>
                {entries.map((entry) => (
                  <li key={entry.label} data-call={entry.call}>
                    <EntryView entry={entry} current={currentPath} {...props} onChosen={() => setOpen(false)} />
                  </li>
                ))}
              </Entries>
            </Menu>
          </>
        )}
      </Bar>
    </Header>
  );
}

type EntryViewProps = Pick<NavigationProps, 'user' | 'practiceBusy' | 'onPracticeInterview' | 'onLogOut'> & {
  readonly entry: NavigationEntry;
  readonly current: string;
  readonly onChosen: () => void;
};

function EntryView({
  entry,
  current,
  user,
  practiceBusy = false,
  onPracticeInterview,
  onLogOut,
  onChosen,
}: EntryViewProps) {
  if ('href' in entry) {
    const { href, label, call } = entry;
    if (call)
      return (
        <ButtonLink href={href} variant="quiet" onClick={onChosen}>
          {label}
        </ButtonLink>
      );
    return (
      <Entry href={href} aria-current={href === current ? 'page' : undefined} onClick={onChosen}>
        {label}
      </Entry>
    );
  }
  const act = () => {
    onChosen();
    (entry.action === 'practice' ? onPracticeInterview : onLogOut)();
  };
  if (entry.action === 'practice')
    return (
      <Button busy={practiceBusy} onClick={act}>
        {entry.label}
      </Button>
    );
  return (
    <Tooltip text={user?.email ?? ''}>
      <Button variant="plain" onClick={act}>
        {entry.label}
      </Button>
    </Tooltip>
  );
}
