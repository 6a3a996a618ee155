/** One package of the workspace, as the rules see it. */
export interface WorkspacePackage {
  /** Relative to the root, such as `packages/scene`. */
  readonly folder: string;
  readonly name: string;
  /** What it is, in a line, as its package.json says. */
  readonly description?: string | undefined;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** What `exports` says: `./client` to `src/client.ts`. */
  readonly frontDoors: ReadonlyMap<string, string>;
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Relative to its package, such as `src/scene.ts`. */
  readonly path: string;
  /** What it imports, statically or not, for values or types, as written. */
  readonly imports: readonly string[];
  /** Those of them that are still there when it runs; `import type` is not. */
  readonly runtimeImports: readonly string[];
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
