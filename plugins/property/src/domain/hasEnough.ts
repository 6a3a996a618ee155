/** Suggestions are asked for once more than so many characters say something. */
const mostTooFew = 2;

/** Whether there is enough to ask for: white space and the characters ' " ; , do not count. */
export const hasEnough = (text: string): boolean => text.replace(/[\s'";,]/g, "").length > mostTooFew;
