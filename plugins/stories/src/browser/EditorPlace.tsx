import { Contributed } from "@stopbank/plugin-api/browser";

const loadEditor = () => import("./editor/page.ts");

/** Where stories are written. Its code is fetched once somebody writes: tabs come with their page, and this is a heavy one. */
export const EditorPlace = () => <Contributed id="stories.editor" load={loadEditor} props={{}} />;
