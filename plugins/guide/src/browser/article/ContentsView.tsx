import type { Heading } from "../../domain/headings.ts";

export interface ContentsViewProps {
  readonly headings: readonly Heading[];
  /** The id of the one that is being read. */
  readonly active: string | undefined;
  readonly onGo: (id: string) => void;
}

/** 'In this article': its sections and what stands within them (GUI-09). */
export const ContentsView = ({ headings, active, onGo }: ContentsViewProps) => (
  <nav aria-label="In this article" className="guide-contents" hidden={headings.length === 0}>
    <h2>In this article</h2>
    <ul>
      {headings.map(({ id, title, level }) => (
        <li className={level === 3 ? "guide-contents-within" : ""} key={id}>
          <a
            aria-current={id === active ? "location" : undefined}
            href={`#${id}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onGo(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
