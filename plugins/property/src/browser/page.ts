import "./styles/index.css";

export { DetailsTab } from "./details/DetailsTab.tsx";
export { HazardsTab } from "./hazards/HazardsTab.tsx";
/** All that the page shows, in one piece. */
export { PropertyPage } from "./PropertyPage.tsx";
export { ReportFoot } from "./report/ReportFoot.tsx";
