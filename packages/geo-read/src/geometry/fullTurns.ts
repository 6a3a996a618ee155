/** Longitudes a full turn apart are the same place: by how many degrees something may have to be moved to meet another. */
export const fullTurns = [-360, 0, 360] as const;
