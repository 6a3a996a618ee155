import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useState } from "react";

/**
 * What somebody is about to save, kept by the tab they write in: it is there again after a reload, after a log-in that had to
 * be repeated, and after looking elsewhere in the product. Another person in the same tab has none of it.
 *
 * @param name of the text or settings it is a draft of.
 */
export function useDraft<T>(
  name: string,
): readonly [draft: T | undefined, keep: (draft: T | undefined) => void] {
  const client = useClient().name;
  const { userUuid = "" } = useSession();
  const key = `stopbank.draft.${userUuid}.${client}.${name}`;
  const [held, setHeld] = useState(() => ({ key, draft: readDraft<T>(key) }));
  const draft = held.key === key ? held.draft : readDraft<T>(key);
  return [
    draft,
    (next) => {
      setHeld({ key, draft: next });
      writeDraft(key, next);
    },
  ];
}

function readDraft<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    // No storage here, or not ours: there is no draft.
    return undefined;
  }
}

function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // It is still in the page, which says that it is not saved.
    console.warn("The draft is kept by this page alone.", error);
  }
}
