import { parseSync } from "oxc-parser";

/**
 * What a module imports or re-exports, for values and for types, by statement or by `import("...")` with a
 * literal name.
 *
 * @throws Error when the source cannot be parsed.
 */
export function importsOf(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const statements = module.staticImports.map((one) => one.moduleRequest.value);
  const reexports = module.staticExports.flatMap((one) =>
    one.entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
  );
  const calls = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(source.slice(start, end));
    return literal?.[1] === undefined ? [] : [literal[1]];
  });
  return [...new Set([...statements, ...reexports, ...calls])];
}
