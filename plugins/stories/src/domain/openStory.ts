/** Of which client the story is that an address has opened. */
interface OpenStory {
  readonly client: string;
  /** Of the address: `/risk/stories/1/a-flood`. */
  readonly path: string;
}

// A change of client takes all screens down, and leaves the address: what it was of is known here alone.
let open: OpenStory | undefined;

/** Whether a path is what the client in use before left there: the number of its story is no story of this client (STO-03). */
export const isLeftByOther = (client: string, path: string): boolean =>
  open !== undefined && open.client !== client && open.path === path;

/**
 * Holds whose the story is that is open; undefined for none.
 *
 * @returns ends that, for whoever has gone on to another path.
 */
export function holdOpenStory(story: OpenStory | undefined): (path: string) => void {
  open = story;
  return (path) => {
    if (path !== story?.path) open = undefined;
  };
}
