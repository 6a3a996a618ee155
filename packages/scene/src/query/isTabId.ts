import type { Drawer } from "../scene.ts";

/** Whether a scene and its address can name a tab so: up to 60 letters, digits, dots and hyphens, a letter first. */
export const isTabId = (value: string | undefined): value is NonNullable<Drawer["focus"]> =>
  value !== undefined && /^[A-Za-z][A-Za-z0-9.-]{0,59}$/.test(value);
