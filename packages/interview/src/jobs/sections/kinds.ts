/**
 * What a part of an advertisement is about. `required`, `nice` and `duties` tell of skills; `person` and `role` are
 * read sentence by sentence; `offer` (pay, benefits), `company`, `legal` and `apply` never tell of a skill.
 */
export type Kind = 'required' | 'nice' | 'duties' | 'role' | 'offer' | 'company' | 'legal' | 'apply' | 'facts';

/** Kinds of which nothing becomes a skill, whatever stands there. */
export const silentKinds: ReadonlySet<Kind> = new Set<Kind>(['offer', 'company', 'legal', 'apply', 'facts']);
