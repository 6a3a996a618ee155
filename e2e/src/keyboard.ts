import type { Locator } from "playwright-core";

/** Steps to the next thing by keyboard that anyone would put up with on the way. */
const mostSteps = 90;

/**
 * Goes to something by keyboard, as somebody does who has no pointer.
 *
 * @param key "Tab" or "Shift+Tab".
 * @returns how many steps it took.
 * @throws where it cannot be reached.
 */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await target.waitFor();
  for (let steps = 0; steps <= mostSteps; steps++) {
    if (await hasFocus(target)) return steps;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target} was not reached in ${mostSteps} steps of ${key}`);
}

/** Whether the keyboard is on one control. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
