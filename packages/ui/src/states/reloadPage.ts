/**
 * Loads the page anew if the server has it: a browser does not ask again for code that once did not come, until then.
 *
 * @returns whether it has; without an answer, or with a failure for one, the page stays as it is.
 */
export const reloadPage = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => {
      if (ok) location.reload();
      return ok;
    },
    () => false,
  );
