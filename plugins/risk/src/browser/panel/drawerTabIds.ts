/** The tabs of the panel, by the name a scene has for them. The first is open by default. */
export const drawerTabIds = ["layers", "risk", "selection"] as const;
export type DrawerTabId = (typeof drawerTabIds)[number];
