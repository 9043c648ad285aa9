/** Whether words tell, or hint, of danger to somebody's life: their own or another's, now. */
export const dangerLabels = ['none', 'danger'] as const;
