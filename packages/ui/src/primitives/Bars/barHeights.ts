/** Heights of the seven bars of a voice, as shares of the highest: the motif of the logo, the loading state and the letters. */
export const barHeights = [0.32, 0.58, 0.84, 1, 0.7, 0.9, 0.4] as const;
