/** What a question has to have besides white space, quotes, semicolons and commas. */
const leastCharacters = 3;

/** Whether there is enough to ask: more than 2 characters that say something. */
export const isEnough = (text: string): boolean => text.replace(/[\s'";,]/g, "").length >= leastCharacters;
