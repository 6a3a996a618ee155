import { type Static, Type } from "typebox";
import { blockLayouts } from "./blockLayouts.ts";
import { Address, Line, Passage } from "./texts.ts";

/** A part of a page: what of it is there is shown in the way that `type` names. */
export const ContentBlock = Type.Object(
  {
    type: Type.Enum([...blockLayouts]),
    header: Type.Optional(Line),
    content: Type.Optional(Passage),
    videoUrl: Type.Optional(Address),
    /** What is said in the film, as WebVTT. */
    captionsUrl: Type.Optional(Address),
    /** What is said and seen in the film, as Markdown. */
    transcript: Type.Optional(Passage),
    backgroundImageUrl: Type.Optional(Address),
    imageUrl: Type.Optional(Address),
    /** What the picture shows, for whoever does not see it. */
    imageAlt: Type.Optional(Type.String({ maxLength: 1_000 })),
    boxHeader: Type.Optional(Line),
    boxContent: Type.Optional(Passage),
    buttons: Type.Optional(Type.Array(Type.Object({ text: Line, url: Address }), { maxItems: 10 })),
  },
  { additionalProperties: false },
);
export type ContentBlock = Static<typeof ContentBlock>;

/** Names a section in addresses: `management`, `about`. */
export const SectionName = Type.String({ pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" });
