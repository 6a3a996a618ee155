/**
 * On what a page asks by itself while nobody does anything in it: the session is no longer for it. It takes away and gives nothing,
 * so it is believed of whoever sends it.
 */
export const backgroundHeader = "ui-background";
