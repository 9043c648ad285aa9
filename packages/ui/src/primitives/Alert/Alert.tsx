import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import { Body, Box } from './Alert.styles.ts';

export type Tone = 'info' | 'success' | 'caution' | 'problem';

export interface AlertProps extends ComponentProps<'div'> {
  readonly tone?: Tone;
  /** A way out, beside the sentence. */
  readonly action?: ReactNode;
}

const icons = { info: <InfoIcon />, success: <CheckIcon />, caution: <WarningIcon />, problem: <WarningIcon /> };

/** A sentence about what just happened. A problem is announced at once, anything else when there is a moment. */
export function Alert({ tone = 'problem', action, children, ...rest }: AlertProps) {
  return (
    <Box role={tone === 'problem' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      {icons[tone]}
      <Body>
        <span>{children}</span>
        {action}
      </Body>
    </Box>
  );
}
