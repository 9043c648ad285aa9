import { useEffect, useId, useRef } from 'react';
import { ButtonLink, Link } from '../../primitives/index.ts';
import { HelpChoices, type HelpChoicesProps } from './HelpChoices.tsx';
import { Country, Intro, List, More, Section } from './HelpCard.styles.ts';
import { HelpLineItem } from './HelpLineItem.tsx';
import { type HelpCountryView, type HelpView, telOf } from './help.ts';

/** Lines of each country where there are two: what is offered must not become a list to search. */
const fewOfEach = 2;

export interface HelpCardProps extends Partial<HelpChoicesProps> {
  readonly help: HelpView;
  /** `h1` where the card is all that the page says. */
  readonly heading?: 'h1' | 'h2';
  /** False where something else on the page comes first. */
  readonly takesFocus?: boolean;
}

/**
 * Where to call, for a candidate who spoke of danger to a life. Takes the focus when it comes, and is announced; the way
 * out stays where it was. Offers to go on or to end the interview where both can be done.
 */
export function HelpCard({ help, heading: Heading = 'h2', takesFocus = true, onGoOn, onEnd }: HelpCardProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.scrollIntoView({ block: 'nearest' });
    title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { countries, everywhere, canGoOn } = help;
  const Name = Heading === 'h1' ? 'h2' : 'h3';
  const known = countries.some(({ lines }) => lines.length > 0);
  return (
    <Section aria-labelledby={id}>
      <Heading id={id} ref={title} tabIndex={-1}>
        You can talk to someone now
      </Heading>
      <Intro role="status">
        Thank you for saying that. You don’t need a reason to call, and you don’t have to know what to say. What you
        just told us isn’t saved.
      </Intro>
      <Danger countries={countries} />
      {countries
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, lines }, nth) => (
          <Country key={name} aria-label={name}>
            <Name>{name}</Name>
            <List>
              {(countries.length > 1 ? lines.slice(0, fewOfEach) : lines).map((line, n) => (
                <HelpLineItem key={line.name} line={line} first={nth === 0 && n === 0} />
              ))}
            </List>
          </Country>
        ))}
      {known ? (
        <More>
          Somewhere else? <Link href={everywhere}>Find a line in your country</Link>
        </More>
      ) : (
        <More>
          <ButtonLink href={everywhere}>Find a Line in Your Country</ButtonLink>
        </More>
      )}
      {canGoOn && onGoOn && onEnd && <HelpChoices onGoOn={onGoOn} onEnd={onEnd} />}
    </Section>
  );
}

/** Whom to call at once: the number of each country, where it is known. */
function Danger({ countries }: { readonly countries: readonly HelpCountryView[] }) {
  const known = countries.flatMap(({ name, emergency }) => (emergency ? [{ name, emergency }] : []));
  const same = new Set(known.map(({ emergency }) => emergency)).size === 1;
  const numbers = same ? known.slice(0, 1) : known;
  return (
    <p>
      If you’re in danger right now, call {numbers.length === 0 && 'your local emergency number'}
      {numbers.map(({ name, emergency }, n) => (
        <span key={emergency}>
          {n > 0 && ' or '}
          <Link href={telOf(emergency)}>{emergency}</Link>
          {!same && ` (${name})`}
        </span>
      ))}
      .
    </p>
  );
}
