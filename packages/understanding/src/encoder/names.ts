/** The name of the learned encoder's folder and of its vectors. */
export const miniLmName = 'all-MiniLM-L6-v2';
