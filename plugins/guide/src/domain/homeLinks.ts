/** 'I want to...' of the guide's home, in order (GUI-05). */
export const homeLinks: readonly { readonly label: string; readonly href: string }[] = [
  { label: "Download, export and share results", href: "/guide/tutorials/download-export-and-share-results" },
  { label: "See how others have used it", href: "/guide/insights/case-studies" },
  { label: "Assess the risk to assets", href: "/guide/demos/assessing-risk-to-assets" },
  { label: "Understand the fundamentals", href: "/guide/fundamentals/overview" },
  { label: "Read case studies", href: "/guide/insights/case-studies" },
  { label: "Look up a term", href: "/guide/glossary" },
];
