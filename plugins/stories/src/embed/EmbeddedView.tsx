import type { ReactNode } from "react";
import { CardListView } from "../browser/viewer/CardListView.tsx";
import { FootView, type FootViewProps } from "../browser/viewer/FootView.tsx";
import { NavigationView } from "../browser/viewer/head/NavigationView.tsx";
import type { SoughtCard } from "../browser/viewer/useCardScroll.ts";
import type { StoryCard } from "../domain/storySteps.ts";
import { openOutside } from "./openOutside.ts";

export interface EmbeddedViewProps {
  readonly title: string;
  /** Whose story it is. */
  readonly organisation: string;
  /** The same step in the whole product. */
  readonly link: string;
  readonly cards: readonly StoryCard[];
  readonly chapters: readonly string[];
  readonly active: number;
  readonly sought: SoughtCard;
  readonly scenarioWord: FootViewProps["scenarioWord"];
  /** What the map could not show, or a reader cannot do here. */
  readonly notice: string | undefined;
  readonly onMove: (index: number) => void;
  readonly onScrolledTo: (index: number) => void;
  /** How it is read. */
  readonly actions?: ReactNode;
  /** The map. */
  readonly map: ReactNode;
  /** A card each. */
  readonly children: readonly ReactNode[];
}

const nothing = { elements: [], scenarios: [], contexts: [] };

/** A story by itself, for a frame in another site: its map, its cards and a way to the whole of it. On a phone the map is above. */
export function EmbeddedView(props: EmbeddedViewProps) {
  const { title, organisation, link, cards, chapters, active, notice, actions, map, children } = props;
  const card = cards[active];
  const place = `Step ${active + 1} of ${cards.length}`;
  return (
    <main className="stories-embed" onClickCapture={openOutside}>
      <header className="stories-head stories-embed-head">
        <div className="stories-embed-title">
          <h1>{title}</h1>
          <p>
            <span>{organisation}</span> <a href={link}>Open in Stopbank</a>
          </p>
        </div>
        <div className="stories-embed-actions">
          {actions}
          <NavigationView active={active} cards={cards} chapters={chapters} onChoose={props.onMove} />
        </div>
      </header>
      <section aria-label="Map" className="stories-embed-map">
        <h2 className="sb-visually-hidden">Map</h2>
        {map}
        <p className="stories-embed-notice" role="status">
          {notice}
        </p>
      </section>
      <section aria-label="Story" className="stories-embed-story">
        <h2 className="sb-visually-hidden">Story</h2>
        <progress aria-label={place} className="stories-progress" max={cards.length} value={active + 1} />
        <p aria-live="polite" className="sb-visually-hidden">
          {`${place}: ${card?.title ?? ""}`}
        </p>
        <CardListView
          cards={children}
          label={title}
          onScrolledTo={props.onScrolledTo}
          sought={props.sought}
        />
        <FootView
          position={active + 1}
          scenarioWord={props.scenarioWord}
          shown={card ?? nothing}
          total={cards.length}
        />
      </section>
    </main>
  );
}
