/** File in a client's folder that names the version to serve. */
export const currentFile = "current";
/** One line for each time a version became current, oldest first. */
export const historyFile = "history";
/** The last file that a version gets: a folder without it is no version yet. */
export const manifestFile = "manifest.json";
/** What versions are called; anything else in the folder is not one. */
export const versionPattern = /^[0-9a-f]{16}$/;
/** What a folder that is being written begins with. */
export const draftPrefix = ".draft-";
