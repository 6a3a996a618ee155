import { parse } from "yaml";

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** How it is had and known again; of a package of the registry its `integrity` alone. */
  readonly resolution: Readonly<Record<string, unknown>>;
}

/** Every package that pnpm-lock.yaml locks, but those of the workspace. */
export function lockedPackages(lockfile: string): LockedPackage[] {
  const { packages } = parse(lockfile) as {
    packages: Record<string, { resolution: LockedPackage["resolution"] }>;
  };
  return Object.entries(packages).map(([key, { resolution }]) => {
    const at = key.lastIndexOf("@");
    return { name: key.slice(0, at), version: key.slice(at + 1), resolution };
  });
}

/**
 * Packages that are not known by their content (SHA-512), and those that are had from an address of their own rather
 * than from the registry.
 */
export const foreignPackages = (locked: readonly LockedPackage[]): string[] =>
  locked
    .filter(
      ({ version, resolution: { integrity, ...more } }) =>
        !/^\d+\.\d+\.\d+/.test(version) ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(String(integrity)) ||
        Object.keys(more).length > 0,
    )
    .map(({ name, version }) => `${name}@${version}`);

/** Packages that are older than the first version without a fault that is known. */
export const belowFloor = (
  locked: readonly LockedPackage[],
  floors: Readonly<Record<string, string>>,
): string[] =>
  locked
    .filter(({ name, version }) => isOlder(version, floors[name] ?? "0.0.0"))
    .map(({ name, version }) => `${name}@${version}`);

/** Of two versions by their three numbers; a preview counts as what it leads to. */
function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const first = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return first !== undefined && (a?.[first] ?? 0) < (b?.[first] ?? 0);
}
