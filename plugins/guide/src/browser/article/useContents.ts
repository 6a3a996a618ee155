import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Heading, withIds } from "../../domain/headings.ts";

/** GUI-09, in pixels from the top of what scrolls and in milliseconds. */
const scrollOffsetPx = 100;
const spyThresholdPx = 50;
const layoutAfterMs = 200;
const spyEveryMs = 100;
const smoothScrollMs = 800;

export interface Contents {
  readonly headings: readonly Heading[];
  readonly active: string | undefined;
  readonly go: (id: string) => void;
}

/**
 * What an article has to go to, read from what is drawn of it: Markdown may bring headings that nobody listed. Each gets an id of its own.
 *
 * @param shown the article, anew for each that is shown.
 */
export function useContents(body: RefObject<HTMLElement | null>, shown: unknown): Contents {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const [active, setActive] = useState<string>();
  const lockedUntil = useRef(0);

  const go = useCallback(
    (id: string) => {
      const heading = body.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
      const scroller = body.current?.closest("main");
      if (!(heading && scroller)) return;
      lockedUntil.current = Date.now() + smoothScrollMs;
      setActive(id);
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scroller.scrollTo({ top: offsetOf(heading, scroller), behavior: isStill ? "auto" : "smooth" });
      history.replaceState(history.state, "", `#${id}`);
      // Whoever goes by keyboard or listens goes on from there.
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
    [body],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has other headings.
  useEffect(() => {
    const article = body.current;
    const scroller = article?.closest("main");
    if (!(article && scroller)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spy = () => {
      timer = undefined;
      if (Date.now() < lockedUntil.current) timer = setTimeout(spy, lockedUntil.current - Date.now());
      else setActive(readAt(article, scroller));
    };
    const scrolled = () => {
      timer ??= setTimeout(spy, spyEveryMs);
    };
    const laidOut = setTimeout(() => {
      setHeadings(nameHeadings(article));
      const wanted = decodeURIComponent(location.hash.slice(1));
      const heading = wanted === "" ? null : document.getElementById(wanted);
      if (heading && article.contains(heading)) scroller.scrollTo({ top: offsetOf(heading, scroller) });
      spy();
    }, layoutAfterMs);
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(laidOut);
      clearTimeout(timer);
      scroller.removeEventListener("scroll", scrolled);
      setHeadings([]);
      setActive(undefined);
    };
  }, [body, shown]);

  return { headings, active, go };
}

/** Titles of sections, and what stands one level below. */
const listed = "section > [data-heading], section h3";

function nameHeadings(article: HTMLElement): readonly Heading[] {
  const drawn = [...article.querySelectorAll<HTMLElement>(listed)].filter(
    ({ textContent }) => textContent?.trim() !== "",
  );
  const headings = withIds(
    drawn.map((heading) => ({
      title: heading.textContent ?? "",
      level: heading.tagName === "H3" ? 3 : 2,
    })),
  );
  for (const [at, { id }] of headings.entries()) drawn[at]!.id = id;
  return headings;
}

/** How far to scroll so that a heading stands below what is fixed at the top. */
const offsetOf = (heading: HTMLElement, scroller: HTMLElement) =>
  scroller.scrollTop +
  heading.getBoundingClientRect().top -
  scroller.getBoundingClientRect().top -
  scrollOffsetPx;

/** The last heading that is at the top or above it. */
function readAt(article: HTMLElement, scroller: HTMLElement): string | undefined {
  const line = scroller.getBoundingClientRect().top + scrollOffsetPx + spyThresholdPx;
  const above = [...article.querySelectorAll<HTMLElement>(listed)].filter(
    (heading) => heading.id !== "" && heading.getBoundingClientRect().top <= line,
  );
  return above.at(-1)?.id;
}
