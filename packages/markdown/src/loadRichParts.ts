let isOnItsWay = false;

/** Fetches the code of what few texts have, once; where it cannot come, the next text that needs it tries again. */
export function loadRichParts(): void {
  if (isOnItsWay) return;
  isOnItsWay = true;
  import("./rich/index.tsx").catch((cause: unknown) => {
    isOnItsWay = false;
    console.warn("Pictures stay their words, and code and tables as they are.", cause);
  });
}
