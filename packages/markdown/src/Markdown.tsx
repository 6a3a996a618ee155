import { micromark } from "micromark";
import { useMemo } from "react";
import { toReact } from "./toReact.ts";

/** Text with CommonMark's marks. Raw HTML is shown as it was typed; links go to http, https and mailto only. */
export function Markdown({ text }: { readonly text: string }) {
  const content = useMemo(() => toReact(micromark(text)), [text]);
  return <div className="sb-markdown">{content}</div>;
}
