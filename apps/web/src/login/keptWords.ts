/** What becomes of a screen whose session has ended. */
export const keptWords = "What you have set up is kept. Maps and figures come again once you log in.";
