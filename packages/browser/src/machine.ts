import { constants } from "node:fs";
import { access } from "node:fs/promises";

/** What looking for a browser needs to know of the machine; handed in so that tests can describe another one. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether this user may execute the file; a path that does not exist is simply not executable. */
  readonly isExecutable: (path: string) => Promise<boolean>;
}

export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isExecutable: (path) =>
    access(path, constants.X_OK).then(
      () => true,
      () => false,
    ),
};
