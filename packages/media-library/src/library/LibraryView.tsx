import { Button, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import type { ListedMedium, MediumKind } from "@stopbank/contract/media";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { MediumCard } from "./MediumCard.tsx";
import { roomWords } from "./mediaWords.ts";
import type { Media } from "./useMedia.ts";

export interface LibraryViewProps extends Omit<Media, "reload"> {
  readonly prefix: string;
  /** What can be done with one. */
  readonly actions: (medium: ListedMedium) => ReactNode;
}

const kinds: readonly { readonly value: MediumKind | ""; readonly label: string }[] = [
  { value: "", label: "All kinds" },
  { value: "picture", label: "Pictures" },
  { value: "drawing", label: "Drawings" },
  { value: "film", label: "Films" },
  { value: "captions", label: "Captions" },
];

/** The client's media as cards, with what to look for among them and how much room there is. */
export const LibraryView = ({
  media,
  room,
  filter,
  onFilter,
  prefix,
  actions,
  ...list
}: LibraryViewProps) => (
  <section aria-label="Media" className="media-library">
    <div className="media-filter">
      <InputGroup
        aria-label="Search"
        leftElement={<SearchIcon className="media-search" />}
        maxLength={200}
        onValueChange={(search) => onFilter({ ...filter, search })}
        placeholder="File name or words"
        type="search"
        value={filter.search}
      />
      <HTMLSelect
        aria-label="Kind"
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, kind: currentTarget.value as MediumKind | "" })
        }
        options={[...kinds]}
        value={filter.kind}
      />
      {room && <span className="sb-muted">{roomWords(room)}</span>}
    </div>
    <Loaded
      label="Loading the media"
      of={media}
      skeleton={<Skeleton height={320} />}
      what="The media could not be loaded"
    >
      {(all) =>
        all.length === 0 ? (
          <Empty>
            {filter.kind === "" && filter.search === ""
              ? "There are no pictures, films or captions yet. Add the first above."
              : "Nothing fits. Try other words or all kinds."}
          </Empty>
        ) : (
          <>
            <ul className="media-grid">
              {all.map((medium) => (
                <li key={medium.name}>
                  <MediumCard actions={actions(medium)} medium={medium} prefix={prefix} />
                </li>
              ))}
            </ul>
            {list.hasMore && <Button loading={list.isLoadingMore} onClick={list.onMore} text="Show more" />}
          </>
        )
      }
    </Loaded>
  </section>
);
