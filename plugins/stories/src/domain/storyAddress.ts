import type { WireStory } from "@stopbank/contract/stories";
import { storiesPath } from "@stopbank/contract/story-links";

/** `A flood of the Awatōrea` is `a-flood-of-the-awatorea`; empty for a title without a letter or digit of the alphabet. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");

/** The path of a story: `/risk/stories/1/a-flood`. */
export function storyPath({ id, title }: Pick<WireStory, "id" | "title">): string {
  const slug = slugOf(title);
  return `${storiesPath}/${id}${slug === "" ? "" : `/${slug}`}`;
}

/** The parameter of an address that says which step is open, counted from 1, which is the introduction. */
const stepParameter = "step";

/**
 * The index of the step that an address opens, among `count` of them.
 *
 * @param search with or without its question mark.
 */
export function stepAt(search: string, count: number): number {
  const written = new URLSearchParams(search).get(stepParameter) ?? "";
  return /^\d{1,6}$/.test(written) ? clampStep(Number(written) - 1, count) : 0;
}

/** An address with another step, and all else as it was written. */
export function withStep(search: string, index: number): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part.split("=", 1)[0] !== stepParameter);
  const parts = index === 0 ? others : [...others, `${stepParameter}=${index + 1}`];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Whole, and within a story of `count` steps. */
export const clampStep = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.trunc(index)));

/** Where stories are written: the list of all, or one. */
export const editorPath = (id?: number): string => `/risk/story-editor${id === undefined ? "" : `/${id}`}`;

/** The story that an address of the editor asks for; undefined for the list. */
export function editedStoryAt(path: string): number | undefined {
  const [id = ""] = path.slice(editorPath().length).split("/").filter(Boolean);
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** Where what the map shows is added to a story. */
export const addViewPath = `${editorPath()}/add`;
