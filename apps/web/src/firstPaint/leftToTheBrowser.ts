/**
 * What a part of a page says whose code is not there where the page is drawn ahead (`build/drawnCodeOnly.ts`): what is kept in the browser,
 * or told over a socket. Its stand-in is drawn in its place, and the browser draws it later.
 */
export const leftToTheBrowser = "left to the browser";

/** @param error of the server, or as the browser hears of it, which has nothing but what the server called it. */
export const isLeftToTheBrowser = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === leftToTheBrowser || ("digest" in error && error.digest === leftToTheBrowser));
