/** One package of the workspace, as the rules see it. */
export interface WorkspacePackage {
  /** Relative to the root, such as `packages/scene`. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** The keys of `exports`: `.`, `./client`. */
  readonly frontDoors: readonly string[];
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Relative to its package, such as `src/scene.ts`. */
  readonly path: string;
  /** What it imports, statically or not, for values or types, as written. */
  readonly imports: readonly string[];
}

export type Workspace = ReadonlyMap<string, WorkspacePackage>;

/** By package name, such as `@stopbank/scene`. */
export const workspaceOf = (packages: readonly WorkspacePackage[]): Workspace =>
  new Map(packages.map((one) => [one.name, one]));

/** A line that may not cross: where it is and why not. */
export interface WrongArrow {
  readonly where: string;
  readonly why: string;
}
