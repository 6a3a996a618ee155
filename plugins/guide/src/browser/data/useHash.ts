import { useEffect } from "react";

/** GUI-09, in milliseconds: by then a page is laid out, and a search that led to it has closed and given the focus back. */
const laidOutAfterMs = 200;

/** The id that the end of the address names, as it stands there where somebody wrote one that cannot be decoded. */
function hashOf(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Goes to what the end of the address names: when the page is there, and whenever somebody comes to such an address while they are on
 * it, if only to the same again.
 *
 * @param shown the name of what the page shows; undefined until it is there.
 */
export function useHash(shown: string | undefined, go: (id: string) => void): void {
  useEffect(() => {
    if (shown === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const id = hashOf();
        if (id !== "") go(id);
      }, laidOutAfterMs);
    };
    follow();
    // The first is wouter's, as browsers say nothing of it.
    for (const event of ["pushState", "popstate"]) addEventListener(event, follow);
    return () => {
      clearTimeout(timer);
      for (const event of ["pushState", "popstate"]) removeEventListener(event, follow);
    };
  }, [shown, go]);
}
