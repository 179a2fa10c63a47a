/** The file of the grammar whose sentences can't be read just now. Kept apart from what is set up again for each file of tests. */
export const silence: { file: string | null } = { file: null };
