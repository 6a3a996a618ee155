import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Heading, withIds } from "../../domain/headings.ts";
import { useHash } from "../data/useHash.ts";

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
 * @param name of the article that is shown whole; undefined until it is there.
 * @param text of it, anew for each version: its headings are read again, and whoever reads stays where they are.
 */
export function useContents(
  body: RefObject<HTMLElement | null>,
  name: string | undefined,
  text: unknown,
): Contents {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const [active, setActive] = useState<string>();
  const lockedUntil = useRef(0);

  const go = useCallback(
    (id: string) => {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!arriveAt(body.current, id, isStill ? "auto" : "smooth")) return;
      lockedUntil.current = Date.now() + smoothScrollMs;
      setActive(id);
      history.replaceState(history.state, "", `#${id}`);
    },
    [body],
  );

  const arrive = useCallback((id: string) => void arriveAt(body.current, id, "auto"), [body]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has other headings.
  useEffect(
    () => () => {
      setHeadings([]);
      setActive(undefined);
    },
    [body, name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have others too.
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
      spy();
    }, layoutAfterMs);
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(laidOut);
      clearTimeout(timer);
      scroller.removeEventListener("scroll", scrolled);
    };
  }, [body, name, text]);

  // After the headings have their ids.
  useHash(name, arrive);
  return { headings, active, go };
}

/** Scrolls to a heading and puts the focus there: whoever goes by keyboard or listens goes on from it. @returns whether there is one. */
function arriveAt(article: HTMLElement | null, id: string, behavior: ScrollBehavior): boolean {
  const heading = article?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const scroller = article?.closest("main");
  if (!(heading && scroller)) return false;
  scroller.scrollTo({ top: offsetOf(heading, scroller), behavior });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Titles of sections, and what stands one level below. */
const named = "section > [data-heading], section h3";

/** A section without a title is not listed, nor what stands in it, which has its address all the same (GUI-09). */
const isListed = (heading: HTMLElement) =>
  (heading.closest("section")?.querySelector("[data-heading]")?.textContent ?? "").trim() !== "";

function nameHeadings(article: HTMLElement): readonly Heading[] {
  const drawn = [...article.querySelectorAll<HTMLElement>(named)].filter(
    ({ textContent }) => textContent?.trim() !== "",
  );
  const headings = withIds(
    drawn.map((heading) => ({
      title: heading.textContent ?? "",
      level: heading.tagName === "H3" ? 3 : 2,
    })),
  );
  for (const [at, { id }] of headings.entries()) drawn[at]!.id = id;
  return headings.filter((_, at) => isListed(drawn[at]!));
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
  const above = [...article.querySelectorAll<HTMLElement>(named)].filter(
    (heading) => heading.id !== "" && isListed(heading) && heading.getBoundingClientRect().top <= line,
  );
  return above.at(-1)?.id;
}
