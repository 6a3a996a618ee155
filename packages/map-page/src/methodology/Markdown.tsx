import type { Markdown as Written } from "@stopbank/markdown";
import { type ComponentProps, useEffect, useState } from "react";
import { MarkdownView } from "./MarkdownView.tsx";

let written: typeof Written | undefined;

/** What somebody wrote about a layer. Reading Markdown is loaded with the first text there is: it is a fifth of the page. */
export function Markdown(props: ComponentProps<typeof Written>) {
  const [Shown, setShown] = useState(() => written);
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    if (Shown !== undefined) return;
    import("@stopbank/markdown").then(
      (loaded) => {
        written = loaded.Markdown;
        setShown(() => loaded.Markdown);
      },
      (error: unknown) => {
        console.warn("Texts are shown as they are written.", error);
        setPlain(true);
      },
    );
  }, [Shown]);
  return <MarkdownView {...props} reader={Shown} isPlain={isPlain} />;
}
