/**
 * Whether an address is of a page of this site: a path. Browsers read `/\site.example` as another site, and drop tabs and ends of
 * lines wherever they stand.
 */
export const isPage = (address: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(address);

/** What the server answers to people beside the app's pages: what describes the API, printed walkthroughs, stories for other sites. */
export const isServedPage = (address: string): boolean =>
  /^\/(?:docs|openapi\.json|embed\/[^/?#]+|guide\/walkthroughs\/[^/?#]+)(?:[/?#]|$)/i.test(address);

/** Whether an address is of a page that the app itself shows, which its router leads to. */
export const isShellPage = (address: string): boolean =>
  isPage(address) && !isServedPage(address) && !/^\/(?:api|bff|media)(?:[/?#]|$)/i.test(address);
