import { drawn } from './drawn.ts';

/** The sample interview of a nurse: five questions in three minutes. */
export const sampleRibbon = drawn(
  1300,
  198125,
  `
    i64 i64 i43*1 s56 i40 i67 i67 i67 i49 s55 s80 s63 s65 s62 p s83 s54 s73 s59 s62*1 s51 s60 s73 i38 i62 i47 s49 p
    s68 s46*1 s69 s70 s82 s73 p s73*1 s68 s62 s81 s67 i45 i52 s49 p s76 s69 s57*1 s67 s62 s71 s72 s67 s66 p - i64
    i64 i51 s79 s42 p s58 s73 s67*1 s76 s43 s61 s79 s68 s71*1 s65 s73 s35 i64 i64 s52 s39 i59 i63 i51 p s38 s48 s55
    s42*1 s69 s60 s70 s45 p s68 s61 s34 i66 i66 i66
  `,
  [
    { kind: 'question', startMs: 10488, number: 1 },
    { kind: 'question', startMs: 49279, number: 2 },
    { kind: 'strength', startMs: 97057, number: 2 },
    { kind: 'question', startMs: 113547, number: 3 },
    { kind: 'question', startMs: 150553, number: 4 },
    { kind: 'question', startMs: 159312, number: 5 },
    { kind: 'change', startMs: 166027, number: 5 },
  ],
);
