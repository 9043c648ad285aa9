/** What a practice interview is called where its role wasn't named. */
export const untitled = 'Practice interview';
