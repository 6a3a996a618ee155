export const loadPage = () => import("./page.ts");
export const loadMap = () => import("./map/propertyFeature.ts");
export const loadPalette = () => import("./palette.ts");
