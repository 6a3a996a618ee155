/** Pages beside the map: everybody comes to some of them first. */
const guidePages = [
  "/guide/overview",
  "/guide/fundamentals/return-periods",
  "/guide/insights/case-studies",
  "/guide/glossary",
] as const;

/** As whom a page is opened. */
export interface Visit {
  readonly path: string;
  readonly isMember: boolean;
}

/** The pages that are asked for as a visitor, else those of the guide and Home, which a member's is another. */
export const visitsOf = (asked: readonly string[]): readonly Visit[] =>
  asked.length > 0
    ? asked.map((path) => ({ path, isMember: false }))
    : [
        ...guidePages.map((path) => ({ path, isMember: false })),
        { path: "/home", isMember: false },
        { path: "/home", isMember: true },
      ];

export const nameOf = ({ path, isMember }: Visit): string => (isMember ? `${path} (member)` : path);
