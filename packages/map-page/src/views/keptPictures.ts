/** What maps looked like when somebody left them, by their page's path, the newest first: WebPs in base64. */
export type KeptPictures = readonly { readonly path: string; readonly picture: string }[];

/** So many pages have a map, and no picture is larger than this, in characters. */
const mostPictures = 4;
const mostCharacters = 40_000;

/** With the visits that they belong to (`forgetKept`), so that they go when those do: at a log-out, and when another client is chosen. */
const keyOf = (userUuid: string, clientName: string) => `stopbank.visits.pictures.${userUuid}.${clientName}`;

/** The pictures of one person's maps in one client, in this browser alone. */
export function keptPictures(userUuid: string, clientName: string) {
  const key = keyOf(userUuid, clientName);
  const read = (): KeptPictures => {
    try {
      return readPictures(localStorage.getItem(key));
    } catch {
      // A browser that keeps nothing throws where it is asked.
      return [];
    }
  };
  return {
    read,
    forget: (): void => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing is kept here.
      }
    },
    keep: (path: string, picture: string): void => {
      const pictures = withPicture(read(), path, picture);
      try {
        localStorage.setItem(key, JSON.stringify(pictures));
      } catch {
        // A full one throws here: a picture is not worth a word.
      }
    },
  };
}

/** With one more: of each page the last, and none that is too large. */
export function withPicture(pictures: KeptPictures, path: string, picture: string): KeptPictures {
  const others = pictures.filter((one) => one.path !== path);
  return (isPicture(picture) ? [{ path, picture }, ...others] : others).slice(0, mostPictures);
}

/** What was kept, as far as it is of use: whatever stands there, somebody else may have written it. */
export function readPictures(kept: string | null): KeptPictures {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list) ? list.filter(isKept).slice(0, mostPictures) : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is KeptPictures[number] => {
  if (typeof value !== "object" || value === null) return false;
  const { path, picture } = value as { path?: unknown; picture?: unknown };
  return typeof path === "string" && path.startsWith("/") && isPicture(picture);
};

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && value.length <= mostCharacters && /^[A-Za-z0-9+/]+=*$/.test(value);
