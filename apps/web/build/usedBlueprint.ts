import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as blueprint from "@blueprintjs/core/lib/cjs/common/classes.js";
import type { CSSOptions } from "vite";

type PostcssPlugin = Extract<
  NonNullable<Extract<CSSOptions["postcss"], object>["plugins"]>[number],
  { readonly postcssPlugin: string }
>;

/** The layer that Blueprint's rules are imported into (`@stopbank/ui/styles`). */
const layer = "blueprint";

/**
 * Leaves of Blueprint's styles what our screens can have: rules for components that no source imports, for its dark theme and
 * for its icons as letters go, three fifths of the file that every first visit waits for. PurgeCSS looks for names of classes in
 * texts, and Blueprint puts its own together out of constants, which is what has to be read here.
 */
export const usedBlueprint = (): PostcssPlugin => ({
  postcssPlugin: "stopbank:used-blueprint",
  OnceExit(root) {
    const keeps = keptSelectors(usedClasses());
    root.walkAtRules("layer", (layered) => {
      if (layered.params !== layer) return;
      layered.walkRules((rule) => {
        // A step of an animation has no classes.
        const kept = rule.selectors.filter(keeps);
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
    });
  },
});

/** Names by what is given at the time: `intentClass`, `sizeClass` and the like. */
const byProperty = /^bp\d+-(intent|align|position|elevation|large|small|medium|minimal|outlined|solid)\b/;
/** What a component that comes and goes adds to its own name meanwhile. */
const byMotion = /-(enter|exit|appear)(-active|-done)?$/;

/** @returns whether an element of our screens may match a selector; what stands in `:not()` keeps none from it. */
export function keptSelectors(used: ReadonlySet<string>): (selector: string) => boolean {
  const beginnings = [...used].filter((name) => name.endsWith("-"));
  const isUsed = (name: string) =>
    used.has(name) ||
    byProperty.test(name) ||
    (byMotion.test(name) && used.has(name.replace(byMotion, ""))) ||
    beginnings.some((beginning) => name.startsWith(beginning));
  return (selector) => {
    const names = selector
      .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "")
      .matchAll(/\.(bp\d+-[a-z0-9-]+)/g)
      .map(([, name = ""]) => name);
    return names.every((name) => name !== blueprint.DARK && isUsed(name));
  };
}

/**
 * The classes of the components that any source of ours imports, of what those are made of, and those we name ourselves.
 * One that ends with a hyphen is what others begin with.
 */
export function usedClasses(): ReadonlySet<string> {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const texts = globSync("{apps/web,packages/*,plugins/*}/src/**/*.{ts,tsx}", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const modules = modulesOf(texts.flatMap(componentsIn)).map((file) => readFileSync(file, "utf8"));
  const constants: Readonly<Record<string, unknown>> = blueprint;
  return new Set([
    ...texts.flatMap((text) => [...text.matchAll(/\bbp\d+-[a-z0-9-]+/g)].map(([name]) => name)),
    ...[...texts, ...modules]
      .flatMap(constantsIn)
      .map(([name, isBeginning]) => `${constants[name]}${isBeginning ? "-" : ""}`),
  ]);
}

/** Names that a source imports of Blueprint, as Blueprint has them; what is not a component is among them. */
export const componentsIn = (text: string): string[] => [
  ...text
    .matchAll(/import \{([^}]*)\} from "@blueprintjs\/core"/g)
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().replace(/ as .*/, ""))),
];

/** Names of constants for classes, and whether it is the beginning of one: `${Classes.POPOVER}-placement`. */
const constantsIn = (text: string): (readonly [name: string, isBeginning: boolean])[] => [
  ...text
    .matchAll(/\bClasses\.([A-Z0-9_]+)(\}-)?/g)
    .map(([, name = "", more]) => [name, more !== undefined] as const),
  ...text
    .matchAll(/import \{([^}]*)\} from "[^"]*\/common\/classes"/g)
    .flatMap(([, names = ""]) => names.split(",").map((name) => [name.trim(), false] as const)),
];

/** Blueprint's modules that define these, and all that they import but for what is common to all. */
function modulesOf(names: readonly string[]): readonly string[] {
  const library = join(
    dirname(createRequire(import.meta.url).resolve("@blueprintjs/core/package.json")),
    "lib/esm",
  );
  const definedIn = new Map(
    ["components", "context", "hooks"].flatMap((folder) => {
      const barrel = readFileSync(join(library, folder, "index.js"), "utf8");
      return [...barrel.matchAll(/export \{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(
        ([, list = "", path = ""]) =>
          list.split(",").map((name) => [name.trim(), join(library, folder, `${path}.js`)] as const),
      );
    }),
  );
  const modules = new Set<string>();
  const take = (file: string) => {
    if (modules.has(file)) return;
    modules.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+)"/g)) {
      const imported = join(dirname(file), `${path}.js`);
      if (!imported.startsWith(join(library, "common"))) take(imported);
    }
  };
  for (const name of names) {
    const file = definedIn.get(name);
    if (file !== undefined) take(file);
  }
  return [...modules];
}
