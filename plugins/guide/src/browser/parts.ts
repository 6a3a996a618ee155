export const loadPage = () => import("./GuidePage.tsx");
export const loadPalette = () => import("./palette/guideSource.ts");
