import type { HelpCountryView, HelpView } from '../HelpCard/index.ts';

const everywhere = 'https://findahelpline.com';

const ireland: HelpCountryView = {
  name: 'Ireland',
  emergency: '112',
  lines: [
    { name: 'Samaritans', call: ['116 123'], hours: '24 hours' },
    { name: 'Text About It', call: [], text: { number: '50808', word: 'HELLO' }, hours: '24 hours' },
  ],
};

const unitedStates: HelpCountryView = {
  name: 'United States',
  emergency: '911',
  lines: [
    {
      name: '988 Suicide & Crisis Lifeline',
      call: ['988'],
      text: { number: '988' },
      chat: 'https://988lifeline.org/chat/',
      hours: '24 hours',
      language: 'English, Spanish',
    },
  ],
};

/** Where to call in one's own country, while the interview can be gone on with. */
export const helpAtHome: HelpView = { countries: [unitedStates], everywhere, canGoOn: true };

/** Of somebody whose clock and whose language tell of two countries. */
export const helpInTwoCountries: HelpView = { countries: [ireland, unitedStates], everywhere, canGoOn: true };

/** Of a country that is known for its emergency number alone. */
export const helpByEmergencyNumber: HelpView = {
  countries: [{ name: 'Iceland', emergency: '112', lines: [] }],
  everywhere,
  canGoOn: true,
};

/** Where nothing tells of a country, or the lines could not be fetched. */
export const helpAnywhere: HelpView = { countries: [], everywhere, canGoOn: true };
