import { ButtonLink } from '../../primitives/index.ts';
import { type HelpLineView, smsOf, telOf } from './help.ts';
import { About, Item, Ways } from './HelpCard.styles.ts';

export interface HelpLineItemProps {
  readonly line: HelpLineView;
  /** The first way stands out: it is the one to begin with. */
  readonly first: boolean;
}

/** A line to call: who answers, when, and each way to reach them. */
export function HelpLineItem({ line, first }: HelpLineItemProps) {
  const { name, call, text, chat, hours, language } = line;
  const about = [hours, language].filter(Boolean).join(' · ');
  return (
    <Item>
      <About>
        <b>{name}</b>
        {about && <span>{about}</span>}
      </About>
      <Ways>
        {call.map((number, n) => (
          <ButtonLink key={number} href={telOf(number)} variant={first && n === 0 ? 'primary' : 'quiet'}>
            Call {number}
          </ButtonLink>
        ))}
        {text && (
          <ButtonLink href={smsOf(text)} variant="quiet">
            Text {text.word ? `${text.word} to ${text.number}` : text.number}
          </ButtonLink>
        )}
        {chat && (
          <ButtonLink href={chat} variant={first && call.length === 0 && !text ? 'primary' : 'quiet'}>
            Chat
          </ButtonLink>
        )}
      </Ways>
    </Item>
  );
}
