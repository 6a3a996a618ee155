import { driver } from "driver.js";
import { bringIntoSight, placeFrame } from "./placeFrame.ts";

/** What is said beside what is pointed at. */
export interface Pointed {
  readonly title: string;
  readonly text: string;
  readonly progress: string;
  readonly element: Element;
  /** The same thing again, where the page drew it anew; undefined while it cannot be seen. */
  readonly find: () => Element | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  /** What it points at is gone, and what is said of it went along: the reader closed the dialog that both stood in. */
  readonly onGone: () => void;
  readonly onExit: () => void;
}

export interface Pointer {
  pointAt(pointed: Pointed): void;
  /** Nothing is pointed at until the next is. */
  hide(): void;
  destroy(): void;
}

/** How long a dialog that is drawn anew may be away, and what is said in it. */
const awayMs = 300;

/** Dialogs keep the focus and the pointer inside: what is said of one stands in it. */
const dialogAround = (element: Element): Element => element.closest(".bp6-dialog-container") ?? document.body;

/**
 * Points at things on a page with driver.js. It is shown a frame that lies over the element and follows it, never the element itself,
 * since it takes attributes away from what it has shown that may be the page's own. Nothing is blocked: the whole page can be used.
 */
export function createPointer(): Pointer {
  const frame = document.createElement("div");
  frame.className = "tutorial-frame";
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  const tour = driver({
    animate: false,
    allowClose: false,
    allowKeyboardControl: false,
    overlayOpacity: 0.45,
    overlayColor: "#16202c",
    popoverClass: "tutorial-step",
    popoverOffset: 8,
    stagePadding: 4,
    stageRadius: 6,
  });
  let pointed: Pointed | undefined;
  let onScreen: HTMLElement | undefined;
  let following: number | undefined;
  let goneSince: number | undefined;

  const follow = () => {
    following = requestAnimationFrame(follow);
    if (pointed === undefined) return;
    const { element } = pointed;
    if (!element.isConnected) {
      const again = pointed.find();
      if (again === undefined) return miss(pointed);
      // It says the same: the reader's keyboard stays where it is.
      return show({ ...pointed, element: again }, document.activeElement);
    }
    if (placeFrame(frame, element)) tour.refresh();
  };

  /** Words that can still be read lead on by themselves; without them nobody could go on, or leave. */
  const miss = ({ onGone }: Pointed) => {
    if (onScreen?.isConnected) return;
    goneSince ??= performance.now();
    if (performance.now() - goneSince < awayMs) return;
    hide();
    onGone();
  };

  const hide = () => {
    pointed = undefined;
    tour.destroy();
  };

  const show = (next: Pointed, keyboard?: Element | null) => {
    pointed = next;
    goneSince = undefined;
    bringIntoSight(next.element);
    placeFrame(frame, next.element);
    tour.highlight({
      element: frame,
      popover: {
        // Its own way to put words in would read them as markup.
        title: " ",
        description: " ",
        showProgress: true,
        progressText: " ",
        showButtons: next.isFirst ? ["next", "close"] : ["previous", "next", "close"],
        nextBtnText: next.isLast ? "Finish" : "Next",
        prevBtnText: "Back",
        onNextClick: next.onNext,
        onPrevClick: next.onBack,
        onCloseClick: next.onExit,
        onPopoverRender: ({ wrapper, title, description, progress, closeButton }) => {
          title.textContent = next.title;
          description.textContent = next.text;
          progress.textContent = next.progress;
          closeButton.setAttribute("aria-label", "Close the tutorial");
          wrapper.tabIndex = -1;
          // A dialog closes by a press beside it: this is none.
          wrapper.addEventListener("mousedown", (event) => event.stopPropagation());
          const place = dialogAround(next.element);
          place.append(wrapper);
          const overlay = document.querySelector(".driver-overlay") ?? tour.getState("__overlaySvg");
          if (overlay instanceof Element && overlay.parentElement !== place) place.append(overlay);
          onScreen = wrapper;
        },
      },
    });
    freeTabKey();
    const target = keyboard instanceof HTMLElement && keyboard.isConnected ? keyboard : onScreen;
    target?.focus({ preventScroll: true });
    following ??= requestAnimationFrame(follow);
  };

  /** It would go round between the popover and what is pointed at, and leave no other way by keyboard. */
  const freeTabKey = () => {
    const own: { onKeydown: (event: KeyboardEvent) => void } | undefined = tour.getState("__events");
    if (own !== undefined) window.removeEventListener("keydown", own.onKeydown);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || pointed === undefined || !(event.target instanceof Element)) return;
    const { onExit } = pointed;
    if (onScreen?.contains(event.target) || isPageItself(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return onExit();
    }
    // What floats over the page closes by itself; so may others that the key is meant for.
    if (event.target.closest(".bp6-overlay-open, .bp6-popover") !== null) return;
    setTimeout(() => {
      if (!event.defaultPrevented) onExit();
    });
  };
  window.addEventListener("keydown", press, true);

  return {
    pointAt: (next) => show(next),
    hide,
    destroy() {
      hide();
      if (following !== undefined) cancelAnimationFrame(following);
      window.removeEventListener("keydown", press, true);
      frame.remove();
    },
  };
}

const isPageItself = (target: Element) =>
  target === document.body || target.closest(".maplibregl-canvas-container") !== null;
