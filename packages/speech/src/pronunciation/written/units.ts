import { amount } from './amount.ts';
import { decimal } from './numbers.ts';

/** Units by how they are written after a number; the second name is for more than one. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  mph: ['mile per hour', 'miles per hour'],
  mi: ['mile', 'miles'],
  ft: ['foot', 'feet'],
  'sq ft': ['square foot', 'square feet'],
  'sq. ft.': ['square foot', 'square feet'],
  'm²': ['square meter', 'square meters'],
  'm³': ['cubic meter', 'cubic meters'],
  in: ['inch', 'inches'],
  yd: ['yard', 'yards'],
  mg: ['milligram', 'milligrams'],
  mcg: ['microgram', 'micrograms'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  mL: ['milliliter', 'milliliters'],
  cc: ['C-C', "C-C's"],
  l: ['liter', 'liters'],
  L: ['liter', 'liters'],
  gal: ['gallon', 'gallons'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  KB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  PB: ['petabyte', 'petabytes'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  kV: ['kilovolt', 'kilovolts'],
  A: ['amp', 'amps'],
  psi: ['P-S-I', 'P-S-I'],
  rpm: ['R-P-M', 'R-P-M'],
  bpm: ['beats per minute', 'beats per minute'],
  dB: ['decibel', 'decibels'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  '%': ['percent', 'percent'],
  bps: ['basis point', 'basis points'],
  pp: ['percentage point', 'percentage points'],
  x: ['time', 'times'],
  k: ['thousand', 'thousand'],
  K: ['thousand', 'thousand'],
  M: ['million', 'million'],
  B: ['billion', 'billion'],
  bn: ['billion', 'billion'],
  '¢': ['cent', 'cents'],
  USD: ['U-S dollar', 'U-S dollars'],
  EUR: ['euro', 'euros'],
  GBP: ['pound', 'pounds'],
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const unitNames = Object.keys(units).sort((a, b) => b.length - a.length);
/** "in", "A" and "s" are words too: they are units only where they touch the number. */
const touching = new Set(['in', 'A', 's', 'm', 'h', 'x', 'k', 'K', 'M', 'B', 'V', 'W', 'l', 'L', 'g', 'pp', 'mi']);
const unitPattern = new RegExp(
  String.raw`(?<![\w.,])(?:(${amount})\s?(?:-|–|to)\s?)?(${amount})(-?\s?)(${unitNames.map(escaped).join('|')})(?![\p{L}\d])`,
  'gu',
);

/** "20 kg" as "twenty kilograms", "10-15%" as "ten to fifteen percent", "2x" as "two times". */
export function unitsInWords(text: string): string {
  return text.replace(
    unitPattern,
    (whole: string, from: string | undefined, number: string, gap: string, unit: string) => {
      if (gap !== '' && touching.has(unit)) return whole;
      const [one, many] = units[unit] ?? ['', ''];
      const range = from === undefined ? '' : `${decimal(from)} to `;
      // "a 10-kg box" describes the box.
      return `${range}${decimal(number)} ${gap.startsWith('-') || (number === '1' && from === undefined) ? one : many}`;
    },
  );
}
