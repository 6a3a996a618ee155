/** Leads the name of every parameter that is a plugin's. */
export const extensionPrefix = "x.";
