/** File in a client's folder that names the version to serve. */
export const currentFile = "current";
/** What versions are called; anything else in the folder is not one. */
export const versionPattern = /^[0-9a-f]{16}$/;
