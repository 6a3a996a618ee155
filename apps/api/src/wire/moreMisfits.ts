/** So many things that do not fit the data are told one by one: they ride in answers, and who mends settings begins with the first. */
export const mostMisfits = 200;

/** Stands after those, for the others. */
export const moreMisfits = (count: number): string => `${count} more things do not fit the data.`;
