/** Exports name the risk map, where most of them come from: the same scene on the page of this plugin. */
export function pageLink(riskMapLink: string): string {
  const url = new URL(riskMapLink);
  url.pathname = "/prioritisation";
  return url.href;
}
