/** The shell's own count of its releases, as the menu shows it. Release notes say what changed; the installation's version is another. */
export const clientVersion = "0.0.1239";
