/** A client's name, where what a caller gave as one has the form of it; else nothing is told of it. */
export const clientTag = (name: string | undefined): string | undefined =>
  name !== undefined && /^[a-z0-9][a-z0-9_-]{0,62}$/.test(name) ? name : undefined;
