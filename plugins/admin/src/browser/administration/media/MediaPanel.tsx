import { type ListedMedium, mediaRefusals } from "@stopbank/contract/media";
import { routes } from "@stopbank/contract/routes";
import { type Media, MediaLibrary } from "@stopbank/media-library";
import { asMarkdown } from "@stopbank/media-library/words";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { DeleteMediumView } from "./DeleteMediumView.tsx";
import { DescribeMediumView } from "./DescribeMediumView.tsx";
import { MediaPanelView } from "./MediaPanelView.tsx";
import { MediumActions } from "./MediumActions.tsx";

interface Asked {
  readonly medium: ListedMedium;
  readonly media: Media;
}

/** The pictures, films and captions of the client in use. */
export default function MediaPanel() {
  const call = useCall();
  const toaster = useToaster();
  const [described, setDescribed] = useState<Asked>();
  const [deleted, setDeleted] = useState<Asked & { readonly history?: string }>();
  const [isWorking, setWorking] = useState(false);

  const describe = async ({ medium, media }: Asked, alternative_text: string, isUndo = false) => {
    setWorking(true);
    try {
      const { before } = await call(routes.describeMedium, {
        params: { medium: medium.name },
        body: { alternative_text },
      });
      await media.reload();
      setDescribed(undefined);
      const undo = { label: "Undo", run: () => void describe({ medium, media }, before, true) };
      toaster.show({
        intent: "success",
        message: "The description is saved.",
        ...(isUndo || before === "" || before === alternative_text ? {} : { action: undo }),
      });
    } catch (error) {
      toaster.error(refusalWords(error, "The description could not be saved."));
    }
    setWorking(false);
  };

  const remove = async (asked: NonNullable<typeof deleted>) => {
    setWorking(true);
    try {
      await call(routes.deleteMedium, {
        params: { medium: asked.medium.name },
        query: asked.history === undefined ? {} : { from_history: "true" },
      });
      await asked.media.reload();
      setDeleted(undefined);
      toaster.success(`${asked.medium.original_name} is deleted.`);
    } catch (error) {
      const words = refusalWords(error, "The file could not be deleted.");
      if (isAboutHistory(error)) setDeleted({ ...asked, history: words });
      else {
        setDeleted(undefined);
        toaster.error(words);
      }
    }
    setWorking(false);
  };

  const copy = async (medium: ListedMedium) => {
    try {
      await navigator.clipboard.writeText(asMarkdown(medium));
      toaster.success("Copied. Paste it into a text.");
    } catch {
      toaster.info(asMarkdown(medium));
    }
  };

  return (
    <MediaPanelView>
      <MediaLibrary
        actions={(medium, media) => (
          <MediumActions
            medium={medium}
            onCopy={() => void copy(medium)}
            onDelete={() => setDeleted({ medium, media })}
            onDescribe={() => setDescribed({ medium, media })}
          />
        )}
      />
      <DescribeMediumView
        key={described?.medium.name}
        isWorking={isWorking}
        medium={described?.medium}
        onCancel={() => setDescribed(undefined)}
        onSave={(text) => described && void describe(described, text)}
      />
      <DeleteMediumView
        history={deleted?.history}
        isWorking={isWorking}
        medium={deleted?.medium}
        onCancel={() => setDeleted(undefined)}
        onConfirm={() => deleted && void remove(deleted)}
      />
    </MediaPanelView>
  );
}

const isAboutHistory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === mediaRefusals.inHistory;
