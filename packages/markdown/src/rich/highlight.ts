import type { RootContent } from "hast";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import r from "highlight.js/lib/languages/r";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import { createElement, type ReactNode } from "react";

/** What people write who ask for figures from elsewhere. Each brings its short names, such as `py` and `js`. */
const lowlight = createLowlight({ bash, json, python, r, sql, typescript, xml, yaml });
lowlight.registerAlias({ typescript: ["javascript", "js", "jsx", "mjs"] });

/** Longer code is shown without: finding its marks takes a time that grows with it. */
const mostCharacters = 5_000;

/** Code with its marks as elements; undefined where the language is not known or the code is long. */
export function highlight(text: string, language: string): ReactNode {
  const name = language.toLowerCase();
  if (text.length > mostCharacters || !lowlight.registered(name)) return undefined;
  return [...lowlight.highlight(name, text).children.map(elementOf), "\n"];
}

function elementOf(node: RootContent, key: number): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const { className } = node.properties;
  const classes = Array.isArray(className) ? className.join(" ") : undefined;
  return createElement("span", { key, className: classes }, ...node.children.map(elementOf));
}
