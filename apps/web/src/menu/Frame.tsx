import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { ExpiredLine } from "../login/ExpiredLine.tsx";
import { FetchedPreviewLine } from "../preview/FetchedPreviewLine.tsx";
import { useDecision } from "../routing/Screen.tsx";
import { FrameView } from "./FrameView.tsx";
import { SideMenu } from "./SideMenu.tsx";

/** The side menu and the screen beside it, unless the screen wants the window to itself. */
export function Frame({ children }: { children: ReactNode }) {
  const decision = useDecision();
  const layout =
    "route" in decision
      ? (decision.route.layout ?? "page")
      : "show" in decision && decision.show === "login"
        ? "bare"
        : "page";
  const main = useFocusOnArrival();
  return (
    <FrameView
      layout={layout}
      main={main}
      menu={layout === "bare" ? null : <SideMenu />}
      notice={
        <>
          <FetchedPreviewLine />
          <ExpiredLine />
        </>
      }
    >
      {children}
    </FrameView>
  );
}

/** On another screen, focus goes to its start, as it would on a page that a browser loads. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const screen = path.split("/")[1];
  const former = useRef(screen);
  useEffect(() => {
    if (former.current === screen) return;
    former.current = screen;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollTo(0, 0);
  }, [screen]);
  return main;
}
