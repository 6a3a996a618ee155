import type { StorySection } from "@stopbank/contract/story";
import { paperAddress } from "../domain/wayOn.ts";

export interface PaperWaysViewProps {
  readonly buttons: NonNullable<StorySection["buttons"]>;
  /** An address of the app's. */
  readonly site: string;
}

/** The buttons of a section on paper: what each says, and where it leads. */
export function PaperWaysView({ buttons, site }: PaperWaysViewProps) {
  const ways = buttons.flatMap(({ title, url }) => {
    const address = paperAddress(url, site);
    return address === undefined ? [] : [{ title, address }];
  });
  if (ways.length === 0) return null;
  return (
    <ul className="stories-paper-ways">
      {ways.map(({ title, address }) => (
        <li key={`${title} ${address}`}>
          {title}: <a href={address}>{address}</a>
        </li>
      ))}
    </ul>
  );
}
