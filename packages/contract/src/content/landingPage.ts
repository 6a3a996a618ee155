import { type Static, Type } from "typebox";
import { ContentBlock, SectionName } from "./blocks.ts";
import { Address, Line, Passage } from "./texts.ts";

const Contact = Type.Object(
  {
    firstName: Line,
    lastName: Line,
    phone: Type.Optional(Line),
    email: Type.Optional(Line),
    image: Type.Optional(Address),
  },
  { additionalProperties: false },
);

/** Whom to turn to: the client's own person, and the advisers beside them. */
const ContactsBlock = Type.Object(
  {
    type: Type.Literal("contacts"),
    clientContact: Type.Optional(Contact),
    advisorContact: Type.Optional(Contact),
    analystContact: Type.Optional(Contact),
    principalContact: Type.Optional(Contact),
    contractContact: Type.Optional(Contact),
    teamEmail: Type.Optional(Line),
    contactFrequency: Type.Optional(Line),
    emergencyContactString: Type.Optional(Passage),
    clientContactString: Type.Optional(Passage),
  },
  { additionalProperties: false },
);

/** What the project is for, and what it delivers when. */
const ProjectBlock = Type.Object(
  {
    type: Type.Literal("project"),
    objectives: Type.Array(Passage, { maxItems: 50 }),
    milestones: Type.Array(
      Type.Object({ name: Line, deliverable: Line, targetDate: Line }, { additionalProperties: false }),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);

/** Sections by the tabs of Home they stand on. */
export const LandingPage = Type.Array(
  Type.Object(
    {
      section: SectionName,
      blocks: Type.Array(Type.Union([ContentBlock, ContactsBlock, ProjectBlock]), { maxItems: 100 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 30 },
);
export type LandingPage = Static<typeof LandingPage>;
