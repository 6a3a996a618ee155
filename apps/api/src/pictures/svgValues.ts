import { functions, paint } from "./svgRules.ts";
import { unsafe } from "./unsafeSvg.ts";

/**
 * A value as an attribute or a CSS declaration may have it: nothing that is fetched, run or written in escapes.
 *
 * @throws UnsafeSvg.
 */
export function checkValue(name: string, value: string): void {
  // Presentation attributes are CSS: there an escape spells what is forbidden in other letters.
  if (/[\\<>{}@]|\/\*/.test(value)) throw unsafe(`${name} holds a character that a drawing does not need`);
  // Begun where a word begins: from each of its letters, a word of a megabyte would take hours.
  for (const [, called = ""] of value.matchAll(/(?<![\w-])([\w-]+)\s*\(/g))
    if (!functions.has(called.toLowerCase())) throw unsafe(`${name} calls ${called}()`);
  for (const [, target = ""] of value.matchAll(/url\s*\(([^)]*)\)?/gi))
    if (!/^\s*(["']?)#[\w.:-]+\1\s*$/.test(target)) throw unsafe(`${name} points out of the drawing`);
  if (/(?:java|vb|live)script\s*:|data\s*:|https?\s*:|\/\//i.test(value))
    throw unsafe(`${name} points out of the drawing`);
}

/** Ids that a value points to. */
export const targetsOf = (value: string): readonly string[] =>
  [...value.matchAll(/url\s*\(\s*["']?#([\w.:-]+)/gi)].map(([, id = ""]) => id);

/** Declarations of a `style`, of those properties alone that paint. @throws UnsafeSvg. */
export function safeDeclarations(text: string): string {
  return text
    .split(";")
    .flatMap((declaration) => {
      const at = declaration.indexOf(":");
      const property = declaration.slice(0, at).trim().toLowerCase();
      const value = declaration.slice(at + 1).trim();
      if (declaration.trim() === "") return [];
      checkValue(property === "" || at === -1 ? "a style" : property, at === -1 ? declaration : value);
      return at !== -1 && paint.has(property) && value !== "" ? [`${property}:${value}`] : [];
    })
    .join(";");
}

/** Rules of a `<style>`: plain selectors, and declarations that paint. @throws UnsafeSvg. */
export function safeRules(text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?(\*\/|$)/g, (_comment, end: string) => {
    if (end === "") throw unsafe("its style has a comment without an end");
    return " ";
  });
  if (/[@\\<]/.test(bare)) throw unsafe("its style imports something, or is written in escapes");
  // Spaces have one place each that they can belong to, so that a rule without an end is read once.
  const rules = [...bare.matchAll(/([^{}]*)\{([^{}]*)\}\s*/gy)];
  if (rules.map(([whole]) => whole).join("") !== bare && bare.trim() !== "")
    throw unsafe("its style cannot be read");
  return rules
    .map(([, written = "", declarations = ""]) => {
      const selector = written.trim();
      if (!/^[\w\s.#,>*-]+$/.test(selector)) throw unsafe(`its style has the selector ${selector}`);
      return `${selector.replace(/\s+/g, " ")}{${safeDeclarations(declarations)}}`;
    })
    .join("");
}
