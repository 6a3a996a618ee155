/** What is said of exports, in the specification's words (S2 8). */
export const exportMessages = {
  reportBegun: "Generating report...",
  reportReady: "Report exported",
  direct: "Generating data for export. File will download once complete.",
  slow: "Generating data for report. This may take a while, we will notify you when the report is ready.",
  slowReady: "Report has been generated. Downloading...",
  disconnected: "Connection error while generating report. Please try again.",
} as const;

/** @param contact whom people turn to, by name. */
export const reportFailed = (contact: string) =>
  `There was an error generating the report. Please notify your ${contact} contact or submit feedback.`;
