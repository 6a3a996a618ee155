import { type JSX, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { PresentAction } from "../../domain/presentKey.ts";
import type { StoryCard } from "../../domain/storySteps.ts";
import { NotesView } from "./NotesView.tsx";
import { PresentView } from "./PresentView.tsx";
import { useNotesWindow } from "./useNotesWindow.ts";
import { usePresentKeys } from "./usePresentKeys.ts";

export interface PresentationProps {
  readonly title: string;
  readonly cards: readonly StoryCard[];
  readonly active: number;
  readonly onMove: (index: number) => void;
  readonly onLeave: () => void;
  readonly text: (written: string) => JSX.Element;
  /** The active card. */
  readonly children: ReactNode;
}

/** Presents a story on the full screen, with a clicker's keys and the presenter's notes, until they or the browser end it. */
export function Presentation({ title, cards, active, onMove, onLeave, text, children }: PresentationProps) {
  const [isBlack, setBlack] = useState(false);
  const [hasPanel, setPanel] = useState(false);
  const notes = useNotesWindow(title);
  const act = (action: PresentAction) => {
    if ("toggle" in action) return setBlack((before) => !before);
    setBlack(false);
    onMove("by" in action ? active + action.by : action.to === "first" ? 0 : cards.length - 1);
  };
  usePresentKeys(notes.window, act);
  // A browser leaves the full screen for a second window.
  const opensWindow = useRef(false);
  useFullScreenUntil(() => {
    if (opensWindow.current) opensWindow.current = false;
    else onLeave();
  });
  // Where it did not, whoever comes back to the page and leaves the full screen means it.
  useEffect(() => {
    const comeBack = () => {
      opensWindow.current = false;
    };
    window.addEventListener("focus", comeBack);
    return () => window.removeEventListener("focus", comeBack);
  }, []);
  const written = cards[active]?.step?.notes;
  const view = (
    <NotesView next={cards[active + 1]?.title} notes={written === undefined ? undefined : text(written)} />
  );
  return (
    <>
      <PresentView
        isBlack={isBlack}
        notes={hasPanel && notes.window === undefined ? view : undefined}
        onLeave={onLeave}
        onMove={(by) => onMove(active + by)}
        onNotes={() => {
          if (hasPanel) return setPanel(false);
          opensWindow.current = document.fullscreenElement !== null && notes.window === undefined;
          if (notes.toggle()) return;
          opensWindow.current = false;
          setPanel(true);
        }}
        onFullScreen={goFullScreen}
        position={active + 1}
        title={title}
        total={cards.length}
      >
        {children}
      </PresentView>
      {notes.window !== undefined && createPortal(view, notes.window.document.body)}
    </>
  );
}

const goFullScreen = () =>
  void document
    .querySelector(".map-page")
    ?.requestFullscreen?.()
    .catch(() => undefined);

/** The page on the full screen. Leaving that ends it, and its end leaves that; where the browser refuses, it goes without. */
function useFullScreenUntil(onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const read = () => {
      if (document.fullscreenElement === null) left();
    };
    // Where there is no full screen, Escape ends it all the same.
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.fullscreenElement === null) left();
    };
    document.addEventListener("fullscreenchange", read);
    document.addEventListener("keydown", press, true);
    goFullScreen();
    return () => {
      document.removeEventListener("fullscreenchange", read);
      document.removeEventListener("keydown", press, true);
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
