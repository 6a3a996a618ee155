import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { cardsOf } from "../../domain/storySteps.ts";
import { story } from "../../domain/testing/stories.ts";
import { Presentation } from "./Presentation.tsx";

let fullScreen: Element | null = null;

beforeEach(() => {
  fullScreen = document.body;
  Object.defineProperty(document, "fullscreenElement", { configurable: true, get: () => fullScreen });
  return () => Reflect.deleteProperty(document, "fullscreenElement");
});

/** As a browser does on Escape, or for another window. */
function leaveFullScreen() {
  fullScreen = null;
  fireEvent(document, new Event("fullscreenchange"));
}

function present({ isBlocked = false } = {}) {
  const other = document.implementation.createHTMLDocument();
  const nothing = () => undefined;
  const popup = {
    document: other,
    addEventListener: nothing,
    removeEventListener: nothing,
    close: nothing,
  };
  vi.spyOn(window, "open").mockReturnValue(isBlocked ? null : (popup as unknown as Window));
  const onLeave = vi.fn();
  render(
    <Presentation
      active={0}
      cards={cardsOf(story())}
      onLeave={onLeave}
      onMove={() => undefined}
      text={(written) => <p>{written}</p>}
      title="A flood"
    >
      The river
    </Presentation>,
  );
  return onLeave;
}

const openNotes = () => fireEvent.click(screen.getByRole("button", { name: "Presenter notes" }));

it("goes on where a browser leaves the full screen for the window of the notes, once", () => {
  const onLeave = present();
  openNotes();
  leaveFullScreen();
  expect(onLeave).not.toHaveBeenCalled();
  fullScreen = document.body;
  leaveFullScreen();
  expect(onLeave).toHaveBeenCalledOnce();
});

it("ends with the first Escape where the full screen stayed beside that window", () => {
  const onLeave = present();
  openNotes();
  fireEvent(window, new Event("focus"));
  leaveFullScreen();
  expect(onLeave).toHaveBeenCalledOnce();
});

it("ends with the first Escape where the browser blocked that window", () => {
  const onLeave = present({ isBlocked: true });
  openNotes();
  leaveFullScreen();
  expect(onLeave).toHaveBeenCalledOnce();
});
