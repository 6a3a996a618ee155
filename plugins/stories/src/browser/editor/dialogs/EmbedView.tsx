import { Button } from "@blueprintjs/core";
import type { Embedding } from "@stopbank/contract/embedding";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";

export interface EmbedViewProps {
  /** Whether other sites may show stories of this client, and which. */
  readonly embedding: Loadable<Embedding>;
  /** There is a version that people read. */
  readonly isPublished: boolean;
  readonly code: string;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The code by which another site shows a story, or why none may. */
export const EmbedView = ({ embedding, isPublished, code, onCopy, onClose }: EmbedViewProps) => {
  const why = embedding.state === "ready" ? whyNot(embedding.value, isPublished) : undefined;
  const hasCode = embedding.state === "ready" && why === undefined;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} text="Close" />
          {hasCode && <Button intent="primary" onClick={onCopy} text="Copy the code" />}
        </>
      }
      isOpen
      onClose={onClose}
      title="Embed in a website"
      widthPx={560}
    >
      <Loaded label="Asking where stories may be shown" of={embedding} what="This could not be asked">
        {({ origins }) =>
          why === undefined ? (
            <>
              <p>
                Put this into a page of your website. The story that is published is shown there, and
                everybody can read it without signing in.
              </p>
              <textarea
                aria-label="Code for your website"
                className="bp6-input bp6-fill story-embed-code"
                onFocus={({ currentTarget }) => currentTarget.select()}
                readOnly
                rows={5}
                value={code}
              />
              <p className="story-embed-sites">It is shown on {origins.join(", ")} and nowhere else.</p>
            </>
          ) : (
            <p>{why}</p>
          )
        }
      </Loaded>
    </Dialog>
  );
};

function whyNot({ origins, is_public_client }: Embedding, isPublished: boolean): string | undefined {
  if (!is_public_client)
    return "Stories of this organisation are for its members. Those of the public organisation alone can be shown in other websites.";
  if (origins.length === 0)
    return "No website may show stories yet. Whoever runs this installation names those that may, in the setting STOPBANK_EMBED_ORIGINS.";
  return isPublished
    ? undefined
    : "This story has not been published yet. Once it is, the code to embed it is here.";
}
