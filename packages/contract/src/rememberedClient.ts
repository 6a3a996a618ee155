/** At a log-in: the name of the client that the browser showed last, which is shown again where it is theirs and no host says another. */
export const rememberedClientHeader = "ui-remembered-client";
