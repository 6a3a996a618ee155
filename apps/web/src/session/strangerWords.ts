/** Fewer are somebody's slip on a new machine; so many in vain are slowed down, and worth a word. */
const failuresWorthAWord = 5;

/** What to say to somebody at whose account strangers have tried passwords since they last logged in; nothing of a few. */
export const strangerWords = (failures: number): string | undefined =>
  failures < failuresWorthAWord
    ? undefined
    : `Since you last logged in, ${failures} attempts to log in to this account failed. If they were not yours, tell your administrator.`;
