/** Where the norms of the report come from; the same sources stand in the e-mail. */
export const sources = {
  pace: 'The advice lies among the rates found in British English for lectures (125–160) and radio talk (150–170): S. Tauroza and D. Allison, Applied Linguistics 11 (1990), 90–105.',
  pauses:
    'Studies of speech call a silence of more than a second long: E. Campione and J. Véronis, Speech Prosody 2002.',
  answerLength: 'Common advice for interviews, not a finding.',
} as const;
