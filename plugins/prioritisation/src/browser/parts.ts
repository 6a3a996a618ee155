export const loadPage = () => import("./page.ts");
export const loadAreas = () => import("./areas.ts");
