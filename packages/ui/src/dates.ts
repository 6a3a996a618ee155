/** Dates as New Zealand writes them, in the reader's own time zone. */

const date = new Intl.DateTimeFormat("en-NZ", { dateStyle: "short" });
const dateTime = new Intl.DateTimeFormat("en-NZ", { dateStyle: "short", timeStyle: "short" });
const longDate = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long" });

/** `21/11/2026` */
export const formatDate = (at: Date): string => date.format(at);
/** `21/11/2026, 9:46 am` */
export const formatDateTime = (at: Date): string => dateTime.format(at);
/** `21 November 2026` */
export const formatLongDate = (at: Date): string => longDate.format(at);
