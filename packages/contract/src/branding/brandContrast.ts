import { contrastRatio } from "./contrast.ts";
import { mixed, palette } from "./palette.ts";

/** The two colours that a client chooses, `#rrggbb` each. */
export interface BrandColours {
  readonly primary: string;
  readonly secondary: string;
}

/** A place where a colour of the client's stands before or behind another. */
export interface ContrastCheck {
  /** What stands there, in words. */
  readonly where: string;
  /** Whose choice decides it. */
  readonly of: keyof BrandColours;
  readonly ratio: number;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for what is no text (1.4.11). */
  readonly needed: 4.5 | 3;
  readonly isMet: boolean;
}

/** What `packages/ui/src/styles/tokens.css` has for every client. */
const surface = "#ffffff";
const canvas = "#f5f7fa";

/** Every place where the client's colours decide whether something can be read or seen. */
export function brandContrast({ primary, secondary }: BrandColours): readonly ContrastCheck[] {
  const { light: mark, dark: link } = palette(secondary);
  const tint = mixed(surface, primary, 0.08);
  const check = (
    of: keyof BrandColours,
    where: string,
    needed: 4.5 | 3,
    front: string,
    back: string,
  ): ContrastCheck => {
    const ratio = contrastRatio(front, back);
    return { where, of, ratio, needed, isMet: ratio >= needed };
  };
  return [
    check("primary", "White words on the side menu and on buttons", 4.5, surface, primary),
    check("primary", "Words in the primary colour on its tint", 4.5, primary, tint),
    check("secondary", "Links on white", 4.5, link, surface),
    check("secondary", "Links on the page's grey", 4.5, link, canvas),
    check("primary", "The ring around what is focused in the side menu", 3, "#8fbdf9", primary),
    check("primary", "Edges of chosen controls on white", 3, primary, surface),
    check("secondary", "Bars and marks on white", 3, secondary, surface),
    check("secondary", "The mark of the page that is open, in the side menu", 3, mark, primary),
  ];
}

/** Whether all that has to be read can be: what is not is refused, where a mark that is hard to see is warned of. */
export const isReadable = (colours: BrandColours): boolean =>
  brandContrast(colours).every(({ needed, isMet }) => isMet || needed !== 4.5);
