import type { ContentBlock } from "./blocks.ts";
import type { LandingPage } from "./landingPage.ts";

/** What of Home a section of the landing page is, by the section's name. What no name is of stands on no tab. */
export const landingSections = [
  ["why", "Why use it"],
  ["community", "The community"],
  ["how", "How can you use it"],
  ["start", "Getting started"],
  ["management", "Project Management"],
  ["services", "Additional services"],
  ["contacts", "Contacts"],
  ["about", "About Us"],
] as const;
export type LandingSection = (typeof landingSections)[number][0];

type Block = LandingPage[number]["blocks"][number];
export type Project = Extract<Block, { type: "project" }>;

/** Blocks of text and pictures of a section, from wherever the page has the section. */
export const blocksOf = (page: LandingPage, section: LandingSection): readonly ContentBlock[] =>
  page
    .filter((part) => part.section === section)
    .flatMap(({ blocks }) => blocks.filter((block) => block.type !== "contacts" && block.type !== "project"));

/** The first block of objectives and milestones of the page, or an empty one. */
export function projectOf(page: LandingPage): Project {
  for (const { blocks } of page) for (const block of blocks) if (block.type === "project") return block;
  return { type: "project", objectives: [], milestones: [] };
}

/** Whether nothing is said of the project. */
export const isWithoutProject = (page: LandingPage): boolean => {
  const { objectives, milestones } = projectOf(page);
  return (
    objectives.length === 0 &&
    milestones.length === 0 &&
    blocksOf(page, "management").length === 0 &&
    blocksOf(page, "services").length === 0
  );
};
