import type { Embedding } from "@stopbank/contract/embedding";
import { useClient, useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { embedCode } from "../../domain/editing/embedCode.ts";
import { askEmbedding } from "./data/askEmbedding.ts";
import { EmbedView } from "./dialogs/EmbedView.tsx";

export interface StoryEmbeddingProps {
  readonly id: number;
  readonly title: string;
  readonly isPublished: boolean;
  readonly onClose: () => void;
}

/** How a story is shown in another website. */
export function StoryEmbedding({ id, title, isPublished, onClose }: StoryEmbeddingProps) {
  const network = useNetwork();
  const { name } = useClient();
  const toaster = useToaster();
  const embedding = toLoadable(useSWR<Embedding, Error>([name, "embedding"], () => askEmbedding(network)));
  const code = embedCode(window.location.origin, { id, title });
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toaster.show({ intent: "success", message: "The code is copied." }),
      () => toaster.warning("The browser does not allow copying here. Select the code and copy it."),
    );
  return (
    <EmbedView
      code={code}
      embedding={embedding}
      isPublished={isPublished}
      onClose={onClose}
      onCopy={() => void copy()}
    />
  );
}
