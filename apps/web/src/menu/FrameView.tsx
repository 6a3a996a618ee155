import type { ReactNode, Ref } from "react";

export interface FrameViewProps {
  /** `bare`: the screen wants the window to itself; `map`: it fills what is beside the menu. */
  readonly layout: "page" | "map" | "bare";
  readonly menu: ReactNode;
  /** Above the screen, where there is something to say. */
  readonly notice: ReactNode;
  /** Takes the focus when another screen comes. */
  readonly main?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The menu, and the screen beside it. */
export const FrameView = ({ layout, menu, notice, main, children }: FrameViewProps) => (
  <div className={`shell-frame shell-frame-${layout}`}>
    <a className="shell-skip" href="#main">
      Skip to content
    </a>
    {menu}
    <div className="shell-beside">
      {notice}
      <main className="shell-main" id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  </div>
);
