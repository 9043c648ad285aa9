/** What a line of a job advert is about. */
export const lineLabels = [
  'title',
  'duty',
  'requirement',
  'wish',
  'condition',
  'benefit',
  'company',
  'legal',
  'heading',
  'other',
] as const;
export type LineLabel = (typeof lineLabels)[number];

/** What a skill is, for the kind of question that can be asked about it. */
export const namedSkillKinds = ['skill', 'manner', 'language', 'certificate'] as const;
export type NamedSkillKind = (typeof namedSkillKinds)[number];

/** What a word may be a part of. */
export const nameKinds = [...namedSkillKinds, 'title'] as const;

/** What a word is: no part of a name, the first word of one, or a further word of it. */
export const nameTags: readonly string[] = ['none', ...nameKinds.flatMap((kind) => [`begin:${kind}`, `in:${kind}`])];

/** Whether a word is a part of something that the person will do. */
export const dutyTags: readonly string[] = ['none', 'begin', 'in'];
