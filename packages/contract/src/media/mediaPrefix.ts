/**
 * Below it the media of a client's documents lie. Beside `/api`, as logos are: the `src` of a picture or a film sends no header of ours.
 */
export const mediaPrefix = (clientName: string): string => `/media/${clientName}/`;
