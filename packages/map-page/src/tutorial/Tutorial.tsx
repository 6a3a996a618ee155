import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import "./tutorial.css";
import { scenes, useNavigation, useService, useToaster } from "@stopbank/plugin-api/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { mapPages } from "../page/mapPages.ts";
import { giveFocusBack, onceDialogsAreGone } from "./focusAfter.ts";
import { lendPage } from "./lendPage.ts";
import type { LessonModule } from "./modules.ts";
import { TutorialDoneView } from "./TutorialDoneView.tsx";
import { TutorialMenuView } from "./TutorialMenuView.tsx";
import { useLessons } from "./useLessons.ts";
import { useWayBack } from "./useWayBack.ts";

export interface TutorialProps {
  /** The page, by the name of its scene. */
  readonly page: string;
  /** The page's own address: what stands at one below it, a story say, is left and found again. */
  readonly path: string;
  /** "The Risk Tutorial". */
  readonly title: string;
  readonly close: () => void;
}

/** Where the reader is (TUT-04). A module without a name is all of them. */
type At =
  | { readonly is: "menu" }
  | { readonly is: "tour"; readonly modules: readonly LessonModule[]; readonly name: string | undefined }
  | { readonly is: "done"; readonly name: string | undefined }
  | { readonly is: "left" };

/**
 * A page's tutorial: what there is to learn, a tour of it, and its end. What plugins add to it are `tutorialSteps`. It ends with the page
 * as well, and whatever ends it, the reader finds the page as it was.
 */
export function Tutorial({ page: pageId, path: ownPath, title, close }: TutorialProps) {
  const lessons = useLessons(pageId);
  const store = useService(scenes).of(pageId);
  const page = useService(mapPages).of(pageId);
  const toaster = useToaster();
  const [at, setAt] = useState<At>({ is: "menu" });
  const { go } = useNavigation();
  const end = useEffectEvent(close);
  useWayBack(ownPath, go, close);
  useEffect(() => {
    if (at.is !== "left") return;
    return onceDialogsAreGone(() => {
      // What a dialog gave it to had opened that dialog, and not this.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      end();
    });
  }, [at]);
  useEffect(() => giveFocusBack, []);

  useEffect(() => {
    if (at.is !== "tour") return;
    const leave = () => setAt({ is: "left" });
    const giveBack = lendPage(store, page, leave);
    let stop: (() => void) | undefined;
    let isOver = false;
    loadTour().then(
      ({ runTour, createPointer }) => {
        if (isOver) return;
        stop = runTour({
          steps: at.modules.flatMap(({ steps }) => steps),
          store,
          pointer: createPointer(),
          onDone: () => setAt({ is: "done", name: at.name }),
          onNothing: () => {
            toaster.warning("Nothing that this tutorial shows is on the page at the moment.");
            leave();
          },
          onExit: leave,
        });
      },
      (error: unknown) => {
        if (isOver) return;
        console.warn("The tutorial's code did not come.", error);
        tellCodeMissing(toaster, "The tutorial could not be opened.");
        leave();
      },
    );
    return () => {
      isOver = true;
      stop?.();
      giveBack();
    };
  }, [at, store, page, toaster]);

  const begin = (modules: readonly LessonModule[], name?: string) => setAt({ is: "tour", modules, name });
  return (
    <>
      <TutorialMenuView
        isOpen={at.is === "menu"}
        title={title}
        modules={lessons}
        onAll={() => begin(lessons.state === "ready" ? lessons.value : [])}
        onModule={(name) =>
          begin(lessons.state === "ready" ? lessons.value.filter((one) => one.name === name) : [], name)
        }
        onClose={close}
      />
      <TutorialDoneView
        isOpen={at.is === "done"}
        module={at.is === "done" ? at.name : undefined}
        onAnother={() => setAt({ is: "menu" })}
        onExit={close}
      />
    </>
  );
}

/** What points at things is fetched with the first tour. */
const loadTour = () => import("./tour.ts");
