export const loadPage = () => import("./GuidePage.tsx");
export const loadPalette = () => import("./palette/guideSource.ts");
export const loadExplain = () => import("./explain/ExplainDialog.tsx");
export const loadExplanations = () => import("./explain/createExplanations.ts");
