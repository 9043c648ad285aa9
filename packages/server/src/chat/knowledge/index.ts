import { account } from './account.ts';
import { advice } from './advice.ts';
import { billing } from './billing.ts';
import { company } from './company.ts';
import { hiring } from './hiring.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { reports } from './reports.ts';
import { technical } from './technical.ts';
import type { Topic } from './topic.ts';

export type { Topic } from './topic.ts';

/** A part of the field, as far as a persona's manner depends on it. */
export type Area =
  'practice' | 'reports' | 'billing' | 'account' | 'technical' | 'privacy' | 'hiring' | 'company' | 'advice';

const areas: Readonly<Record<Area, readonly Topic[]>> = {
  practice,
  reports,
  billing,
  account,
  technical,
  privacy,
  hiring,
  company,
  advice,
};

/** Everything that the built-in assistant knows. */
export const knowledge: readonly Topic[] = Object.values(areas).flat();

const areaOfTopic = new Map(
  Object.entries(areas).flatMap(([area, topics]) => topics.map(({ id }) => [id, area as Area] as const)),
);

/** The part of the field that a topic stands in. */
export const areaOf = (topic: Topic): Area => areaOfTopic.get(topic.id) ?? 'company';
