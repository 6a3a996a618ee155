import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area } from "./areas.ts";
import { changesOf } from "./changes.ts";
import type { Mutant } from "./mutant.ts";
import { policyMutants } from "./policyChanges.ts";
import { parse, running } from "./syntax.ts";

/** Every change that can be made to an area, in the order of its files. Tests and what serves them stay as they are. */
export function mutantsOf(root: string, { sources }: Area): Mutant[] {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return [...new Set(files)]
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...(file.endsWith(".sql") ? policyMutants(file, text) : sourceMutants(file, text))];
    });
}

function* sourceMutants(file: string, text: string): Generator<Mutant> {
  for (const [node, above] of running(parse(file, text)))
    for (const { node: at, replacement } of changesOf(node, above, text)) {
      const { start, end } = at;
      const line = text.slice(0, start).split("\n").length;
      yield { file, line, start, end, original: text.slice(start, end), replacement };
    }
}
