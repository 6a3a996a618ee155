import type { Fitted } from "./fitted.ts";
import type { Scene } from "./scene.ts";

/**
 * Opens the page's first tab where a scene from elsewhere names one that the page does not have, and says so.
 *
 * @param tabs ids of the tabs of the page's drawer, the first of which is open by default.
 */
export function fitToTabs(scene: Scene, tabs: readonly string[]): Fitted {
  const { focus } = scene.drawer;
  const [first] = tabs;
  if (first === undefined || focus === undefined || tabs.includes(focus)) return { scene, ignored: [] };
  return {
    scene: { ...scene, drawer: { open: scene.drawer.open } },
    ignored: [{ what: `the tab ${focus}`, reason: "This page has none of that name." }],
  };
}
