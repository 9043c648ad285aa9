import type { ProfileView } from './types.ts';

/** A practice profile as somebody fills it in. */
export const sampleProfile: ProfileView = {
  targetRole: 'Ward nurse',
  persona: 'neutral',
  recording: false,
  jobDescription:
    'We look for a registered nurse for our surgical ward with 24 beds. You plan care, work with three other trades, and speak with families. Experience with shift handovers is expected.',
};
