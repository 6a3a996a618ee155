import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { unsafe } from "./unsafeSvg.ts";

export interface SvgNode {
  readonly tag: SaxesTagNS;
  readonly children: (SvgNode | string)[];
}

const mostElements = 5_000;
const mostDepth = 60;

/**
 * Reads a document strictly, as XML that names no entity of its own.
 *
 * @throws UnsafeSvg.
 */
export function readSvg(text: string): SvgNode {
  if (!text.isWellFormed()) throw unsafe("it holds a character that is none");
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgNode[] = [];
  let root: SvgNode | undefined;
  let elements = 0;
  parser.on("error", (error) => {
    throw unsafe(`it is no well-formed XML (${error.message.replace(/^\d+:\d+: /, "")})`);
  });
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw unsafe(`it is written in ${encoding}, not in UTF-8`);
  });
  parser.on("doctype", (doctype) => {
    // What drawing programs write names the standard and no more.
    if (/[[<]|entity/i.test(doctype)) throw unsafe("its DOCTYPE defines something");
  });
  parser.on("processinginstruction", ({ target }) => {
    throw unsafe(`it has the processing instruction ${target}`);
  });
  parser.on("opentag", (tag) => {
    elements += 1;
    if (elements > mostElements) throw unsafe("it has more than 5,000 parts");
    if (open.length >= mostDepth) throw unsafe("its parts lie more than 60 deep in one another");
    const node: SvgNode = { tag, children: [] };
    if (root === undefined) root = node;
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (words: string) => void open.at(-1)?.children.push(words);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  if (root === undefined) throw unsafe("there is nothing in it");
  return root;
}

export const attributesOf = ({ tag }: SvgNode): readonly SaxesAttributeNS[] => Object.values(tag.attributes);
