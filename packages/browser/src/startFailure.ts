import { DomainError } from "@stopbank/errors";

/** The Debian package that holds a library Chromium may miss. */
const debianPackages: Readonly<Record<string, string>> = {
  "libnss3.so": "libnss3",
  "libnssutil3.so": "libnss3",
  "libsmime3.so": "libnss3",
  "libnspr4.so": "libnspr4",
  "libexpat.so.1": "libexpat1",
  "libgcc_s.so.1": "libgcc-s1",
  "libstdc++.so.6": "libstdc++6",
  "libatk-1.0.so.0": "libatk1.0-0",
  "libatk-bridge-2.0.so.0": "libatk-bridge2.0-0",
  "libcups.so.2": "libcups2",
  "libdbus-1.so.3": "libdbus-1-3",
  "libdrm.so.2": "libdrm2",
  "libgbm.so.1": "libgbm1",
  "libasound.so.2": "libasound2",
  "libglib-2.0.so.0": "libglib2.0-0",
  "libxkbcommon.so.0": "libxkbcommon0",
};

/** Says, from what Chromium printed on its way down, what is missing and how to mend it. */
export function startFailure(executablePath: string, error: unknown): DomainError {
  const output = error instanceof Error ? error.message : String(error);
  const message = `Chromium (${executablePath}) cannot start: ${reason(output)}`;
  return new DomainError("unavailable", "browser/cannot-start", message, { executablePath, output });
}

/** Whether Chromium ended because the kernel lets this user make no sandbox. */
export const isSandboxRefusal = (error: unknown) =>
  error instanceof Error && /No usable sandbox|sandboxing failed/.test(error.message);

function reason(output: string): string {
  const library = /error while loading shared libraries: (?<name>[^\s:]+):/.exec(output)?.groups?.name;
  if (library !== undefined) {
    const owner = debianPackages[library];
    return owner === undefined
      ? `the library ${library} is missing. Install the system package that holds it.`
      : `the library ${library} is missing. Install the package ${owner} (apt-get install ${owner}).`;
  }
  if (/No usable sandbox|sandboxing failed/.test(output))
    return "this machine lets ordinary users make no sandbox. Allow unprivileged user namespaces.";
  if (/ENOEXEC|Exec format error/.test(output)) return "it is built for another kind of processor.";
  if (/ENOENT/.test(output))
    return "its C library is missing (the bundled one needs glibc, which Alpine lacks). Set STOPBANK_CHROMIUM to a browser of this system.";
  if (/EACCES/.test(output))
    return "no program may be started from where it lies (a disk that is mounted noexec). Set XDG_CACHE_HOME to a folder where one may.";
  if (/Timeout/.test(output)) return "it did not answer in time.";
  return firstLine(output);
}

const firstLine = (text: string) => `${text.split("\n", 1)[0] ?? "no reason was given"}.`;
