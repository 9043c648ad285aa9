import { expect, it } from 'vitest';
import { removals } from './cookies.ts';

it('removes what Google Analytics has set, on the host and above it', () => {
  expect(removals('theme=dark; _ga=GA1.1.5.6; _ga_ABC123=GS1', 'viva.example.com')).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=viva.example.com',
    '_ga=; max-age=0; path=/; domain=example.com',
    '_ga=; max-age=0; path=/; domain=com',
    '_ga_ABC123=; max-age=0; path=/',
    '_ga_ABC123=; max-age=0; path=/; domain=viva.example.com',
    '_ga_ABC123=; max-age=0; path=/; domain=example.com',
    '_ga_ABC123=; max-age=0; path=/; domain=com',
  ]);
});

it('leaves everything else', () => expect(removals('theme=dark; my_ga=1; _gat_x-y=2', 'localhost')).toEqual([]));
