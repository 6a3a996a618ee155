/**
 * Loads the page anew if the server answers: a browser does not ask again for code that once did not come, until then.
 *
 * @returns whether it does; without an answer the page stays as it is.
 */
export const reloadPage = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => {
      location.reload();
      return true;
    },
    () => false,
  );
