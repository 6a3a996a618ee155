/** The kind of job that reads a dataset again: one half starts it, the other does it. */
export const verifyDatasetKind = "admin.verify-dataset";
