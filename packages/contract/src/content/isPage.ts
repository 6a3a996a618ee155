/**
 * Whether an address is of a page of this site: a path. Browsers read `/\site.example` as another site, and drop tabs and ends of
 * lines wherever they stand.
 */
export const isPage = (address: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(address);
