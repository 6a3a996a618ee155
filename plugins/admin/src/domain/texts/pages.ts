import { addressPattern } from "@stopbank/contract/address";
import type { ContentBlock } from "@stopbank/contract/blocks";
import type { ContentOf } from "@stopbank/contract/content";
import type { LandingSection, Project } from "@stopbank/contract/landing-sections";
import { allWordlessMedia } from "@stopbank/text-check";

type Landing = ContentOf<"landingPage">;
type Onboarding = ContentOf<"onboardingPage">;
type BlockType = ContentBlock["type"];

/** The types of blocks by what they look like. */
export const blockTypes: readonly (readonly [BlockType, string])[] = [
  ["banner", "Banner, with a picture behind the words"],
  ["content", "Words alone"],
  ["content-filled", "Words alone, on a tinted ground"],
  ["side-image", "Words, and a picture to their right"],
  ["side-image-first", "Words, and a picture to their left"],
  ["side-image-filled", "Words and a picture to their right, on a card"],
  ["side-image-filled-first", "Words and a picture to their left, on a card"],
  ["side-box", "Words, and a box to their right"],
  ["side-box-first", "Words, and a box to their left"],
];

/** So many blocks a section has at most, and so many buttons a block. */
export const mostBlocks = 100;
export const mostButtons = 10;

export const newBlock: ContentBlock = { type: "content" };

/** What a type shows beside its heading and its words. */
export const showsOf = (type: BlockType) => ({
  background: type === "banner",
  picture: type === "banner" || type.startsWith("side-"),
  box: type.startsWith("side-box"),
});

type WordField = Exclude<keyof ContentBlock, "type" | "buttons">;

/** A block with one of its fields changed; an empty one leaves. */
export function withField(block: ContentBlock, field: WordField, words: string): ContentBlock {
  const { [field]: _, ...others } = block;
  return words === "" ? others : { ...others, [field]: words };
}

/** A block with other buttons; none leave. */
export function withButtons(
  block: ContentBlock,
  buttons: NonNullable<ContentBlock["buttons"]>,
): ContentBlock {
  const { buttons: _, ...others } = block;
  return buttons.length === 0 ? others : { ...others, buttons };
}

/** A list with one of its entries elsewhere. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_each, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

const isText = (block: Landing[number]["blocks"][number]): block is ContentBlock =>
  block.type !== "contacts" && block.type !== "project";

/** The page with these blocks of text in a section; contacts and the project of that section stay at its end. */
export function withBlocks(page: Landing, section: LandingSection, blocks: readonly ContentBlock[]): Landing {
  const first = page.findIndex((part) => part.section === section);
  if (first === -1) return blocks.length === 0 ? page : [...page, { section, blocks: [...blocks] }];
  return page
    .map((part, at) =>
      part.section === section
        ? {
            ...part,
            blocks: [...(at === first ? blocks : []), ...part.blocks.filter((each) => !isText(each))],
          }
        : part,
    )
    .filter((part) => part.section !== section || part.blocks.length > 0);
}

/** The page with this project in place of the one it had, or in the section of its own. One that says nothing leaves. */
export function withProject(page: Landing, project: Project): Landing {
  const isEmpty = project.objectives.length === 0 && project.milestones.length === 0;
  let isPut = false;
  const changed = page
    .map((part) => ({
      ...part,
      blocks: part.blocks.flatMap((block) => {
        if (isPut || block.type !== "project") return [block];
        isPut = true;
        return isEmpty ? [] : [project];
      }),
    }))
    .filter(({ section, blocks }) => section !== "management" || blocks.length > 0);
  if (isPut || isEmpty) return changed;
  const own = changed.find(({ section }) => section === "management");
  return own === undefined
    ? [...changed, { section: "management", blocks: [project] }]
    : changed.map((part) => (part === own ? { ...part, blocks: [...part.blocks, project] } : part));
}

/** All blocks of the onboarding page, in order: its sections are one column there. */
export const onboardingBlocks = (page: Onboarding): readonly ContentBlock[] =>
  page.flatMap(({ blocks }) => blocks);

/** The page with these blocks; sections, which nobody sees, become one. */
export const withOnboardingBlocks = (page: Onboarding, blocks: readonly ContentBlock[]): Onboarding =>
  blocks.length === 0 ? [] : [{ section: page[0]?.section ?? "start", blocks: [...blocks] }];

/** Where a button may lead, or a picture lie: as the contract's `Address`, and somewhere. */
export const isAddress = (address: string): boolean =>
  address !== "" && new RegExp(addressPattern).test(address);

/** Why a block cannot be kept as it is. */
export function problemOfBlock(block: ContentBlock): string | undefined {
  const { imageUrl = "", videoUrl = "", captionsUrl = "", backgroundImageUrl = "", buttons = [] } = block;
  for (const address of [imageUrl, videoUrl, captionsUrl, backgroundImageUrl])
    if (address !== "" && !isAddress(address)) return "has a picture or a film at an address that is none";
  for (const { is } of allWordlessMedia(block))
    return is === "film"
      ? "has a film with neither captions nor a transcript"
      : "has a picture without words for those who do not see it";
  for (const { text, url } of buttons) {
    if (text.trim() === "") return "has a button without words";
    if (!isAddress(url)) return "has a button that leads nowhere";
  }
  return undefined;
}

/** What is wrong with the first of some blocks that cannot be kept; undefined where all can. */
export function problemOfBlocks(blocks: readonly ContentBlock[]): string | undefined {
  for (const [at, block] of blocks.entries()) {
    const problem = problemOfBlock(block);
    if (problem !== undefined) return `Block ${at + 1} ${problem}`;
  }
  return undefined;
}
