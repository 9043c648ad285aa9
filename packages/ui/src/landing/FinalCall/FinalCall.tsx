import { Bars } from '../../primitives/index.ts';
import { Calls, type CallsProps } from '../Calls/index.ts';
import { Close } from './FinalCall.styles.ts';

/** The end of the landing page: the same ways to begin, for whoever read that far. */
export function FinalCall(props: CallsProps) {
  return (
    <Close aria-labelledby="begin">
      <Bars size="large" />
      <h2 id="begin">Don’t let the interview be the first time you say it out loud</h2>
      <Calls {...props} />
    </Close>
  );
}
