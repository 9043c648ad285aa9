/** Longer than any design expects, with a word that does not break by itself. */
export const longText =
  'Tell me about a time when you had to convince a whole department to change the way that it had worked for years, for example as a Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter.';

/** The same in a name or a label. */
export const longName =
  'Speakerphone of the conference table in the large meeting room on the third floor (USB Audio 0d8c:0014)';
