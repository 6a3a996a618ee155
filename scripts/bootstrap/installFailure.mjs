import { Problem } from "./problem.mjs";

/** What npm and pnpm print, and the sentence that helps; the first that matches is told. */
const explanations = /** @type {const} */ ([
  [
    /OUTDATED_LOCKFILE/,
    "pnpm-lock.yaml does not fit the package.json files. Run `npx pnpm@12 install`, then try again.",
  ],
  [/ENOSPC|No space left/i, "The disk is full: installing needs about 2 GB. Free some and try again."],
  [
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
    "This user may not write here or in the home folder. Give them this folder (chown) and a HOME they can write in.",
  ],
  [
    /\b(401|403)\b|E401|E403|Unauthorized|Forbidden/,
    "The package registry refused us. Check npm's registry and sign-in (`npm config get registry`, `npm login`).",
  ],
  [
    /\b404\b|E404|ETARGET|NO_MATCHING_VERSION|NO_VERSIONS/,
    "The package registry lacks a package we need. Check npm's registry setting (`npm config get registry`).",
  ],
  [
    /CERT|certificate|self.signed/i,
    "The package registry's certificate is not trusted. Behind a company proxy, set NODE_EXTRA_CA_CERTS and npm's cafile.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|error sending request|dns error|timed out/i,
    "The package registry cannot be reached. Check the network and npm's proxy and registry settings, then try again.",
  ],
]);

/**
 * @param {string} output what npm and pnpm printed.
 * @returns {Problem} one sentence, and for a failure nobody foresaw the end of the output.
 */
export function installFailure(output) {
  const known = explanations.find(([pattern]) => pattern.test(output));
  const lastLines = output.trim().split("\n").slice(-15).join("\n");
  return new Problem(
    known?.[1] ?? `Installing the packages failed; the installer's last words:\n${lastLines}`,
  );
}
