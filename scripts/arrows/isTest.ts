import type { SourceFile, WorkspacePackage } from "./workspace.ts";

/** Files that no product runs, tests, states of views and tools' settings, may use what is declared for development. */
export const isTest = (owner: WorkspacePackage, file: SourceFile) =>
  ["e2e", "bench", "scripts"].includes(owner.folder) ||
  /\.(test|states)\.tsx?$/.test(file.path) ||
  !file.path.includes("/");
