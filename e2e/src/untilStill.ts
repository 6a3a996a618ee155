import type { Page } from "playwright-core";

const stillFrames = 4;

/**
 * Waits until nothing of the page has changed for several frames in a row: what has just come in is measured, scrolls
 * and takes the focus a frame or two after it is there, and findings of the moment between are nobody's.
 *
 * @param limitMs how long the page may go on changing.
 * @throws Error with what changed last, where it goes on for longer.
 */
export async function untilStill(page: Page, limitMs = 15_000): Promise<void> {
  await page.evaluate(
    ([wanted, limitMs]) =>
      new Promise<void>((done, failed) => {
        const endAt = performance.now() + limitMs;
        const moves = ["focusin", "focusout", "scroll"];
        let frames = 0;
        const end = () => {
          observer.disconnect();
          for (const move of moves) document.removeEventListener(move, moved, true);
        };
        const changed = (how: string, node: Node | null) => {
          frames = 0;
          if (performance.now() < endAt) return;
          end();
          const element = node instanceof Element ? node : (node?.parentElement ?? document.documentElement);
          const { outerHTML } = element.cloneNode(false) as Element;
          failed(new Error(`The page does not come to rest: ${how} at ${outerHTML.slice(0, 200)}`));
        };
        const moved = ({ type, target }: Event) => changed(type, target as Node);
        const observer = new MutationObserver((mutations) => {
          const last = mutations.at(-1);
          if (last !== undefined) changed(last.attributeName ?? last.type, last.target);
        });
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        for (const move of moves) document.addEventListener(move, moved, true);
        const look = () => {
          frames += 1;
          if (frames < wanted) return void requestAnimationFrame(look);
          end();
          done();
        };
        requestAnimationFrame(look);
      }),
    [stillFrames, limitMs] as const,
  );
}
