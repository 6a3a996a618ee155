import type { Blockquote, PhrasingContent } from "mdast";
import { createElement, type ReactNode } from "react";
import type { Reading } from "./reading.ts";

/** A quote; one whose first line is `[!NOTE]` or another mark of its kind is a callout, as GitHub has it. */
export function quoteElement(key: number, { children }: Blockquote, reading: Reading): ReactNode {
  const [first, ...rest] = children;
  const [head, ...more] = first?.type === "paragraph" ? first.children : [];
  const [whole, mark] = (head?.type === "text" && /^\[!(\w{1,20})\][ \t]*(?:\r?\n|$)/.exec(head.value)) || [];
  const quote = () => createElement("blockquote", { key }, ...reading.set(children));
  if (whole === undefined || mark === undefined || head?.type !== "text") return quote();
  const below: PhrasingContent[] = [{ type: "text", value: head.value.slice(whole.length) }, ...more];
  const isEmpty = more.length === 0 && head.value.length === whole.length;
  const content = () => reading.set(isEmpty ? rest : [{ type: "paragraph", children: below }, ...rest]);
  return reading.rich()?.callout(key, mark, content) ?? quote();
}
