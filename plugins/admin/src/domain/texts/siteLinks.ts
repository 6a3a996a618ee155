import type { SiteLinks } from "@stopbank/contract/site-links";
import { outsideAddressProblem } from "../settings/addresses.ts";

type LinkName = "access_site" | "website" | "linkedin";
type Moved = SiteLinks["moved_pages"][number];

/** So many pages may have moved. */
export const mostMoved = 100;

/** The links with one of them changed; an empty one leaves. */
export function withLink(links: SiteLinks, name: LinkName, address: string): SiteLinks {
  const { [name]: _, ...others } = links;
  return address === "" ? others : { ...others, [name]: address };
}

/** What is wrong with the path that a page lay at. */
export const formerPathProblem = (path: string): string | undefined =>
  /^\/[^\s?#*\\/][^\s?#*\\]*(\/\*)?$/.test(path)
    ? undefined
    : "A path of this site, such as /viewer, or /viewer/* for all below it.";

/** A page that has moved, with its name; an empty one leaves. */
export const movedWith = (moved: Moved, change: Partial<Moved>): Moved => {
  const { name = "", ...others } = { ...moved, ...change };
  return name === "" ? others : { ...others, name };
};

/** Why the links cannot be kept as they are. */
export function problemOfLinks({ moved_pages, ...links }: SiteLinks): string | undefined {
  for (const address of Object.values(links))
    if (outsideAddressProblem(address) !== undefined) return "An address is wrong";
  for (const [at, { from, to }] of moved_pages.entries())
    if (formerPathProblem(from) !== undefined || outsideAddressProblem(to) !== undefined)
      return `Moved page ${at + 1} is not complete`;
  return undefined;
}
