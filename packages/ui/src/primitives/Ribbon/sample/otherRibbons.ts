import { drawn } from './drawn.ts';

/** The same, typed. */
export const typedRibbon = drawn(
  1300,
  196325,
  `
    i72 i72 t t - i72 i72 i72 t t t t t t t t t t t t t - - - i72 t t t t t t t t t t t t t - - - i71 t t t t t t t
    t t t t - - i54 i72 i46 t t t t t t t t t t t t t - - i38 i72 i49 t - i72 i59 t t t t t t t t t - - - - - i92
    i92
  `,
  [
    { kind: 'question', startMs: 10488, number: 1 },
    { kind: 'question', startMs: 49279, number: 2 },
    { kind: 'question', startMs: 113547, number: 3 },
    { kind: 'question', startMs: 150553, number: 4 },
    { kind: 'question', startMs: 159312, number: 5 },
  ],
);

/** Two answers, and then the candidate left. */
export const shortRibbon = drawn(
  1300,
  49300,
  `
    i64 i64 i64 -*1 s54 s30 i58 i67 i67 i67 i67 i42 s56 s71 s76 s58 s63 s72 s62 p s61 s75 s54 s61 s71 s60 s57*1 s62
    s50 s61 s76 -
  `,
  [{ kind: 'question', startMs: 10488, number: 1 }],
);

/** Long silences before both answers. */
export const silentRibbon = drawn(
  3000,
  121500,
  `
    i67 i67 i67 i67 i67 i34 - - - - - - - - - - - - - - s43 s73 s77 s56 s69 s66 s68 - s50 s75 s57 s56 s75 s63 s49
    s69 s49 s56 s78 s39 - - i62 i62 - - - - - - - - - - - - - - - s73 s27 - s51 s64 s40 s68 s65 s77 s85 s69 s65 -
    s62 s78 s63 s60 s90 s77 -
  `,
  [
    { kind: 'question', startMs: 3000, number: 1 },
    { kind: 'question', startMs: 65591, number: 2 },
  ],
);

/** Nineteen questions in forty minutes. */
export const longRibbon = drawn(
  1500,
  2490088,
  `
    s78*1 s52*1 s85*2 s46*1 s45*1 s61*1 s66*2 s47*1 s57*1 p s57*2 s62*1 s58*1 s60*2 -*1 s57*1 s60*1 s67*2 s72*2
    s71*1 s52*1 s69*1 p*1 s65*2 s52 s70*2 s47*1 s88*2 s56*1 s65*2 s44*1 s65*2 s66*1 s63*1 - s54*1 s33*1 s54*2 s61
    s53*2 s59*1 s50*1 s75*2 p*1 s86*1 s55*1 s42 s59*1 s63*2 s55*1 s57*1 p*1 s83*2 s81*2 s67*1 s41*1 s41*1 s54*1
    s65*2 s70*1 s65*2 s70*1 s57*1 s38*1 s57*2 s47 s72*2 p*1 s74*1 s66*2 s45*1 s36 s50*1 s64*2 s66*1 s59*2 s52 s53*2
    s71*2 s78*1 s76*2 s72*1 s58*2 p s73*2 s45*1 s64*1 p*1 s59*1 s65*1 s61*1 s55*2 s44*1 s73*1 s70*2 s73*1
  `,
  [
    { kind: 'question', startMs: 1500, number: 1 },
    { kind: 'question', startMs: 81000, number: 2 },
    { kind: 'quote', startMs: 113374, number: 2 },
    { kind: 'question', startMs: 197960, number: 3 },
    { kind: 'strength', startMs: 265023, number: 3 },
    { kind: 'question', startMs: 366150, number: 4 },
    { kind: 'quote', startMs: 403050, number: 4 },
    { kind: 'question', startMs: 535530, number: 5 },
    { kind: 'question', startMs: 630390, number: 6 },
    { kind: 'quote', startMs: 658287, number: 6 },
    { kind: 'question', startMs: 738290, number: 7 },
    { kind: 'question', startMs: 886860, number: 8 },
    { kind: 'quote', startMs: 927822, number: 8 },
    { kind: 'question', startMs: 1085280, number: 9 },
    { kind: 'question', startMs: 1170020, number: 10 },
    { kind: 'change', startMs: 1196385, number: 10 },
    { kind: 'quote', startMs: 1204175, number: 10 },
    { kind: 'question', startMs: 1293340, number: 11 },
    { kind: 'question', startMs: 1422290, number: 12 },
    { kind: 'quote', startMs: 1460044, number: 12 },
    { kind: 'question', startMs: 1602060, number: 13 },
    { kind: 'question', startMs: 1698980, number: 14 },
    { kind: 'quote', startMs: 1729326, number: 14 },
    { kind: 'question', startMs: 1812820, number: 15 },
    { kind: 'question', startMs: 1971200, number: 16 },
    { kind: 'quote', startMs: 2006574, number: 16 },
    { kind: 'question', startMs: 2127500, number: 17 },
    { kind: 'question', startMs: 2220230, number: 18 },
    { kind: 'quote', startMs: 2254232, number: 18 },
    { kind: 'question', startMs: 2353020, number: 19 },
  ],
);
