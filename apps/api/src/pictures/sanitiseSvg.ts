import { type Html, html, joined } from "@stopbank/html";
import { attributes, elements, leftOut, paint, pointing, repeated, wordy } from "./svgRules.ts";
import { attributesOf, readSvg, type SvgNode } from "./svgTree.ts";
import { checkValue, safeDeclarations, safeRules, targetsOf } from "./svgValues.ts";
import { unsafe } from "./unsafeSvg.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const htmlNamespace = "http://www.w3.org/1999/xhtml";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** How many parts there may be once everything that points to a part is drawn. */
const mostDrawn = 20_000;

/** A part as it is written again, with what it points to. */
interface CleanNode {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: readonly (CleanNode | string)[];
  readonly id: string | undefined;
  readonly pointsTo: readonly string[];
}

/**
 * A drawing that somebody made, written anew from what a drawing may have: shapes, words, gradients, and styles that paint. What
 * drawing programs note besides goes; what acts, is fetched or multiplies is refused. Sanitising twice is sanitising once.
 *
 * @throws UnsafeSvg, which says what is in the way.
 */
export function sanitiseSvg(text: string): string {
  const root = readSvg(text);
  if (root.tag.uri !== svgNamespace || root.tag.local !== "svg")
    throw unsafe("it does not begin with an <svg> of http://www.w3.org/2000/svg");
  const clean = cleaned(root);
  if (clean === undefined) throw unsafe("there is nothing in it");
  checkRepetitions(clean);
  return written(sized(clean), true).text;
}

/** @returns undefined for what is left out. */
function cleaned(node: SvgNode): CleanNode | undefined {
  const { uri, local } = node.tag;
  if (uri === htmlNamespace) throw unsafe(`it holds a part of a web page, <${local}>`);
  if (uri !== svgNamespace || leftOut.has(local)) return undefined;
  if (!elements.has(local)) throw unsafe(`it has <${local}>`);
  const kept = attributesOf(node).flatMap((attribute): (readonly [string, string])[] => {
    const { uri: namespace, local: name, value } = attribute;
    if (namespace === xlinkNamespace || (namespace === "" && name === "href")) {
      if (name !== "href") return [];
      if (!pointing.has(local) || !/^#[\w.:-]+$/.test(value.trim()))
        throw unsafe(`<${local}> points out of the drawing`);
      return [["href", value.trim()]];
    }
    if (namespace === xmlNamespace && name === "base") throw unsafe("it says where its addresses begin");
    if (namespace !== "") return [];
    if (/^on/i.test(name)) throw unsafe(`<${local}> runs something, by ${name}`);
    if (name === "style") return [["style", safeDeclarations(value)]];
    if (name === "aria-label") return [[name, value]];
    if (!attributes.has(name) && !paint.has(name)) return [];
    checkValue(name, value);
    return [[name, value]];
  });
  const style = local === "style" ? safeRules(node.children.filter(isText).join("")) : undefined;
  const children =
    style === undefined
      ? node.children.flatMap<CleanNode | string>((child) => {
          if (isText(child)) return wordy.has(local) ? [child] : [];
          const part = cleaned(child);
          return part === undefined ? [] : [part];
        })
      : [style];
  const values = kept.filter(([name]) => name !== "aria-label");
  return {
    name: local,
    attributes: kept,
    children,
    id: kept.find(([name]) => name === "id")?.[1],
    pointsTo: [
      ...values.flatMap(([, value]) => targetsOf(value)),
      ...values.flatMap(([name, value]) => (name === "href" ? [value.slice(1)] : [])),
      ...(style === undefined ? [] : targetsOf(style)),
    ],
  };
}

/** What is drawn many times over may itself repeat nothing: two lines that name each other would never end. */
function checkRepetitions(root: CleanNode): void {
  const all = everyPart(root);
  const byId = new Map(all.flatMap((node) => (node.id === undefined ? [] : [[node.id, node] as const])));
  const repeats = ({ name, pointsTo }: CleanNode) =>
    pointsTo.flatMap((id) => {
      const target = byId.get(id);
      return target !== undefined && (name === "use" || name === "style" || repeated.has(target.name))
        ? [target]
        : [];
    });
  let drawn = all.length;
  for (const node of all)
    for (const target of repeats(node)) {
      const parts = everyPart(target);
      if (parts.some((part) => repeats(part).length > 0))
        throw unsafe("a part that is drawn repeatedly repeats another");
      drawn += parts.length;
      if (drawn > mostDrawn) throw unsafe("its parts are repeated too often");
    }
}

const everyPart = (node: CleanNode): readonly CleanNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === "string" ? [] : everyPart(child))),
];

/** With a view box, without which it would be cut off rather than fitted into its place. */
function sized(root: CleanNode): CleanNode {
  const value = (wanted: string) => root.attributes.find(([name]) => name === wanted)?.[1];
  if (value("viewBox") !== undefined) return root;
  const [width, height] = [value("width"), value("height")].map((side) => Number.parseFloat(side ?? ""));
  if (!(width !== undefined && height !== undefined && width > 0 && height > 0))
    throw unsafe("it says no size (viewBox, or width and height)");
  return { ...root, attributes: [...root.attributes, ["viewBox", `0 0 ${width} ${height}`]] };
}

function written({ name, attributes: kept, children }: CleanNode, isRoot = false): Html {
  const namespace = isRoot ? html` xmlns="${svgNamespace}"` : html``;
  // As they would be read again: a line's end is a space in an attribute, and \n between tags.
  const said = joined(kept.map(([key, value]) => html` ${raw(key)}="${value.replace(/[\t\n\r]/g, " ")}"`));
  const within = joined(
    children.map((child) =>
      typeof child === "string" ? html`${child.replace(/\r\n?/g, "\n")}` : written(child),
    ),
  );
  const begun = html`<${raw(name)}${namespace}${said}`;
  return within.text === "" ? html`${begun}/>` : html`${begun}>${within}</${raw(name)}>`;
}

/** Names come from our own lists. */
const raw = (text: string): Html => ({ text });

const isText = (child: SvgNode | string): child is string => typeof child === "string";
