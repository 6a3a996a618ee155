export const loadPage = () => import("./page.ts");
export const loadMap = () => import("./map/propertyFeature.ts");
