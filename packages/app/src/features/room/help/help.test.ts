import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countriesOf } from './place.ts';
import { helpRows, helpTable, zoneTable } from './table.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const rows = helpRows(read('helplines.tsv'));
const lines = rows.filter(({ name }) => name !== '');
const table = helpTable(read('helplines.tsv'));
const zones = zoneTable(read('timeZones.tsv'));
const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const asked = 'US GB AU NZ CA IN BR MX JP KR CN PH NG ZA KE AE IL UA TR ID'.split(' ');

describe('helplines.tsv', () => {
  it('has a line for at least 60 countries, and a way to call for every one that was asked for', () => {
    expect(new Set(lines.map(({ country }) => country)).size).toBeGreaterThanOrEqual(60);
    for (const country of asked) expect([country, table.get(country)?.lines.length]).not.toEqual([country, 0]);
    for (const country of [...asked, ...europeanUnion]) expect([country, table.has(country)]).toEqual([country, true]);
  });

  it('names countries by their ISO code, in order, each line once', () => {
    const codes = rows.map(({ country }) => country);
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const code of codes) expect([code, names.of(code)]).not.toEqual([code, undefined]);
    expect(codes).toEqual(codes.toSorted());
    expect(new Set(rows.map(({ country, name }) => `${country} ${name}`)).size).toBe(rows.length);
  });

  it.each(rows)('tells of $country: $name', ({ country, emergency, ...row }) => {
    const number = /^[+*(]?\d[\d ()-]*(?:, then \d)?$/;
    expect(emergency).toMatch(/^\d{2,4}$/);
    expect(rows.filter((other) => other.country === country).every((other) => other.emergency === emergency)).toBe(
      true,
    );
    for (const cell of Object.values(row)) expect(cell).toBe(cell.trim());
    if (row.name === '') return expect(Object.values(row).join('')).toBe('');
    const calls = row.call === '' ? [] : row.call.split('; ');
    for (const call of calls) expect(call).toMatch(number);
    if (row.text !== '') expect(row.text).toMatch(/^\d[\d ]*\d(?: [A-Z]+)?$/);
    if (row.chat !== '') expect(row.chat).toMatch(/^https:\/\//);
    expect([...calls, row.text, row.chat].some(Boolean)).toBe(true);
    expect(row.source).toMatch(/^https?:\/\/[\w.-]+\.[a-z]+/);
    expect(row.known).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
  });
});

describe('helpTable', () => {
  it('has the ways to reach a line', () => {
    expect(table.get('US')?.lines).toEqual([
      {
        name: '988 Suicide & Crisis Lifeline',
        call: ['988'],
        text: { number: '988', word: undefined },
        chat: 'https://988lifeline.org/chat/',
        hours: '24 hours',
        language: 'English, Spanish',
      },
      expect.objectContaining({ call: [], text: { number: '741741', word: 'HOME' } }),
    ]);
    expect(table.get('AU')?.lines[0]?.text).toEqual({ number: '0477 13 11 14', word: undefined });
    expect(table.get('DE')?.lines[0]?.call).toEqual(['0800 1110111', '0800 1110222', '116 123']);
  });

  it('has the emergency number alone where no line is known', () => {
    expect(table.get('BG')).toEqual({ emergency: '112', lines: [] });
  });

  it('refuses a row that has lost a column', () => {
    expect(() => helpRows('heading\nUS\t911')).toThrow('2 columns');
  });
});

describe('countriesOf', () => {
  it.each([
    ['the clock and the language agree', ['en-IE'], 'Europe/Dublin', ['IE']],
    ['the clock comes before the language', ['en-US', 'en'], 'Europe/Dublin', ['IE', 'US']],
    ['a language without a country leaves the clock', ['de'], 'Europe/Vienna', ['AT']],
    ['only the preferred language counts beside the clock', ['de', 'en-US'], 'Europe/Berlin', ['DE']],
    ['a clock without a country leaves the languages', ['en', 'fr-CA'], 'UTC', ['CA']],
    ['scripts and extensions do no harm', ['zh-Hant-TW-u-ca-roc'], 'Asia/Taipei', ['TW']],
    ['older names of zones are known', ['en-IN'], 'Asia/Calcutta', ['IN']],
    ['nothing is known', ['en'], 'Etc/GMT+1', []],
    ['what is no language tells nothing', ['C'], 'UTC', []],
  ])('%s', (_rule, languages, timeZone, countries) => {
    expect(countriesOf({ languages, timeZone }, zones)).toEqual(countries);
  });
});
