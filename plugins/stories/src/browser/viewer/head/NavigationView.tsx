import { Button, PopoverNext } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronUpIcon, MenuIcon } from "@blueprintjs/icons";
import { useState } from "react";
import type { StoryCard } from "../../../domain/storySteps.ts";
import { ContentsView } from "./ContentsView.tsx";

export interface NavigationViewProps {
  readonly cards: readonly StoryCard[];
  readonly chapters: readonly string[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** Goes through a story: by one step, or by the list of all (STO-06). */
export function NavigationView({ cards, chapters, active, onChoose }: NavigationViewProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (index: number) => {
    setOpen(false);
    onChoose(index);
  };
  return (
    <nav className="stories-navigation" aria-label="Steps">
      <PopoverNext
        animation="minimal"
        arrow={false}
        content={<ContentsView active={active} cards={cards} chapters={chapters} onChoose={choose} />}
        isOpen={isOpen}
        onInteraction={setOpen}
        placement="bottom-end"
        shouldReturnFocusOnClose
        transitionDuration={100}
      >
        <Button aria-label="Story Navigation" icon={<MenuIcon />} variant="minimal" />
      </PopoverNext>
      <Button
        aria-label="Previous step"
        disabled={active === 0}
        icon={<ChevronUpIcon />}
        onClick={() => onChoose(active - 1)}
        variant="minimal"
      />
      <Button
        aria-label="Next step"
        disabled={active >= cards.length - 1}
        icon={<ChevronDownIcon />}
        onClick={() => onChoose(active + 1)}
        variant="minimal"
      />
    </nav>
  );
}
