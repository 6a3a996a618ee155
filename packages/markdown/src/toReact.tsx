import type { Nodes, Parents, Root } from "mdast";
import { createElement, type ReactNode } from "react";
import { footnotesOf, noteMark } from "./footnotes.tsx";
import { link } from "./link.tsx";
import { listElement } from "./listElement.tsx";
import { Maths } from "./Maths.tsx";
import { type Reading, readingOf, type Setting } from "./reading.ts";
import { tableElement } from "./tableElement.tsx";

/**
 * A text's tree as React elements: nothing is ever put into the page as markup, raw HTML is text, and images are shown as
 * their alternative text.
 */
export function toReact(root: Root, setting: Setting): ReactNode {
  const reading: Reading = readingOf(root, setting, (nodes) =>
    nodes.map((node, key) => elementOf(node, key, reading)),
  );
  // The text first: its references say which notes there are, and in which order.
  return [reading.set(root.children), footnotesOf(reading)];
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
      return within("blockquote");
    case "inlineCode":
      return <code key={key}>{node.value.replace(/\r?\n|\r/g, " ")}</code>;
    case "code":
      return (
        <pre key={key}>
          <code>{node.value === "" ? "" : `${node.value}\n`}</code>
        </pre>
      );
    case "break":
      return <br key={key} />;
    case "thematicBreak":
      return <hr key={key} />;
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "link":
      return link(key, node.url, reading.set(node.children));
    case "linkReference":
      return link(key, reading.urlOf(node.identifier), reading.set(node.children));
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
