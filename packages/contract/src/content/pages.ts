import { type Static, Type } from "typebox";
import { ContentBlock, SectionName } from "./blocks.ts";
import { Line, Passage } from "./texts.ts";

export const OnboardingPage = Type.Array(
  Type.Object(
    { section: SectionName, blocks: Type.Array(ContentBlock, { maxItems: 100 }) },
    { additionalProperties: false },
  ),
  { maxItems: 30 },
);
export type OnboardingPage = Static<typeof OnboardingPage>;

/** A tab each: its title, and its text as Markdown. */
export const SummaryPage = Type.Array(
  Type.Object({ section: Line, content: Passage }, { additionalProperties: false }),
  { maxItems: 30 },
);
export type SummaryPage = Static<typeof SummaryPage>;

/** What changed, the latest version first; `body` as Markdown. */
export const ReleaseNotes = Type.Array(
  Type.Object(
    {
      version: Type.String({ pattern: "^\\d{1,4}(\\.\\d{1,5}){2}$" }),
      date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
      title: Line,
      body: Passage,
    },
    { additionalProperties: false },
  ),
  { maxItems: 500 },
);
export type ReleaseNotes = Static<typeof ReleaseNotes>;

/** What a layer's help dialog says, as Markdown. */
export const HelpText = Type.Object({ title: Line, body: Passage }, { additionalProperties: false });
export type HelpText = Static<typeof HelpText>;

/** Terms and conditions. The HTML is an administrator's, and is sanitised where it is shown. */
export const Terms = Type.Object(
  {
    html: Type.String({ maxLength: 100_000 }),
    /** Whoever agreed to earlier ones is asked again. */
    ask_again: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type Terms = Static<typeof Terms>;
