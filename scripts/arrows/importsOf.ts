import { parseSync } from "oxc-parser";
import type { SourceFile } from "./workspace.ts";

/**
 * What a module imports or re-exports, by statement or by `import("...")` with a literal name.
 *
 * @throws Error when the source cannot be parsed.
 */
export function importsOf(path: string, source: string): SourceFile {
  const { module, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const statements = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, name: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest === null ? [] : [{ start, name: moduleRequest.value }],
      ),
    ),
  ];
  const calls = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(source.slice(start, end));
    return literal?.[1] === undefined ? [] : [literal[1]];
  });
  const staying = statements.filter(
    ({ start }) => !/^(import|export)\s+type\b/.test(source.slice(start, start + 20)),
  );
  return {
    path,
    imports: [...new Set([...statements.map(({ name }) => name), ...calls])],
    runtimeImports: [...new Set([...staying.map(({ name }) => name), ...calls])],
  };
}
