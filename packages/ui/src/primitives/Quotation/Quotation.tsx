import { Moment } from '../Moment/index.ts';
import { Block, Words } from './Quotation.styles.ts';

/** What somebody said, verbatim, and when (milliseconds from the start of the interview). */
export interface Quote {
  readonly text: string;
  readonly startMs: number;
}

export interface QuotationProps {
  readonly quote: Quote;
  readonly size?: 'regular' | 'large';
}

/** Words of an interview with the moment at which they were said. */
export function Quotation({ quote, size = 'regular' }: QuotationProps) {
  return (
    <Block data-size={size}>
      <Words>“{quote.text}”</Words>
      <Moment ms={quote.startMs} of="The quote" />
    </Block>
  );
}
