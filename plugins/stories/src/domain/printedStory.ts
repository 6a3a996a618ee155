const parameter = "story";

/** What the page that a story is printed from has in its address, without a `?`: the client, the version of links, and the story. */
export const printedQuery = (clientName: string, story: number): string =>
  new URLSearchParams({ v: "2", client: clientName, [parameter]: `${story}` }).toString();

/** The story of such an address; NaN where it names none. */
export const printedStory = (search: string): number =>
  Number(new URLSearchParams(search).get(parameter) ?? Number.NaN);

/** A file's name that every system takes: `A flood of the Awatōrea 2026-11-28`. */
export const storyFileName = (title: string, madeAt: string): string =>
  `${title.replace(/[/\\:*?"<>|]/g, "-").slice(0, 120)} ${madeAt.slice(0, 10)}`;
