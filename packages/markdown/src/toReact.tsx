import type { Nodes, Parents, Root } from "mdast";
import { createElement, type ReactNode } from "react";
import { Code } from "./Code.tsx";
import { footnotesOf, noteMark } from "./footnotes.tsx";
import { Link } from "./Link.tsx";
import { listElement } from "./listElement.tsx";
import { Maths } from "./Maths.tsx";
import { pictureElement } from "./pictureElement.ts";
import { quoteElement } from "./quoteElement.ts";
import { type Reading, readingOf, type Setting } from "./reading.ts";
import { tableElement } from "./tableElement.tsx";

/** A text that is set. */
export interface SetText extends Pick<Reading, "pictures" | "wantsRich"> {
  readonly content: ReactNode;
}

/** A text's tree as React elements: nothing is ever put into the page as markup, and raw HTML is text. */
export function toReact(root: Root, setting: Setting): SetText {
  const reading: Reading = readingOf(root, setting, (nodes) =>
    nodes.map((node, key) => elementOf(node, key, reading)),
  );
  // The text first: its references say which notes there are, and in which order.
  const content = [reading.set(root.children), footnotesOf(reading)];
  const { pictures, wantsRich } = reading;
  return { content, pictures, wantsRich };
}

function elementOf(node: Nodes, key: number, reading: Reading): ReactNode {
  const within = (tag: string) => createElement(tag, { key }, ...reading.set((node as Parents).children));
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "paragraph":
      return within("p");
    case "heading":
      return within(`h${Math.min(6, node.depth + reading.headingShift)}`);
    case "emphasis":
      return within("em");
    case "strong":
      return within("strong");
    case "blockquote":
      return quoteElement(key, node, reading);
    case "inlineCode":
      return <Code key={key} text={node.value} isBlock={false} />;
    case "code":
      return node.lang ? (
        (reading.rich()?.code(key, node.value, node.lang) ?? <Code key={key} text={node.value} isBlock />)
      ) : (
        <Code key={key} text={node.value} isBlock />
      );
    case "break":
      return createElement("br", { key });
    case "thematicBreak":
      return createElement("hr", { key });
    case "image":
      return pictureElement(key, node.url, node.alt, reading);
    case "imageReference":
      return pictureElement(key, reading.urlOf(node.identifier), node.alt, reading);
    case "link":
      return (
        <Link key={key} url={node.url}>
          {reading.setInLink(node.children)}
        </Link>
      );
    case "linkReference":
      return (
        <Link key={key} url={reading.urlOf(node.identifier)}>
          {reading.setInLink(node.children)}
        </Link>
      );
    case "list":
      return listElement(key, node, reading);
    case "table":
      return tableElement(key, node, reading);
    case "footnoteReference":
      return noteMark(key, reading.noteOf(node.identifier));
    case "inlineMath":
      return <Maths key={key} formula={node.value} isBlock={false} />;
    case "math":
      return <Maths key={key} formula={node.value} isBlock />;
    default:
      // Definitions and notes are shown where they are referred to.
      return null;
  }
}
