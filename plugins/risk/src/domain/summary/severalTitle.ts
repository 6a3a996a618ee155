/** Of several scenarios together. By itself, since the strip above the map needs it and none of the drawer's words. */
export const severalTitle = "Risk from selected sources";
