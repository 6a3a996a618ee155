import type { TrailEvent } from "@stopbank/contract/administration";
import { wordsOfKind } from "../texts/texts.ts";

const actions: Readonly<Record<string, string>> = {
  "flag.changed": "Switched a feature",
  "email-domain.changed": "Changed approved e-mail domains",
  "membership.added": "Became a member",
  "membership.invited": "Invited a person",
  "membership.removed": "Removed a person",
  "person.deleted": "Deleted a person for good",
  "membership.role-changed": "Changed a role",
  "invitation.role-changed": "Changed the role of an invitation",
  "invitation.withdrawn": "Withdrew an invitation",
  "second-factor.demand-changed": "Changed of whom a second factor is demanded",
  "second-factor.reset": "Removed a person's second factors",
  "sign-in.changed": "Changed the organisation's own sign-in",
  "sign-in.passwords-changed": "Changed whose passwords are taken",
  "sign-in.linked": "Came by the organisation's own sign-in for the first time",
  "sign-in.refused": "Was refused by the organisation's own sign-in",
  "access.refused": "Was refused something",
  "login.after-refusals": "Logged in after others had tried",
  "terms.accepted": "Accepted the terms",
  "sessions.ended": "Ended a person's sessions",
  "risk.exported": "Exported elements and their risk",
  "trail.exported": "Downloaded the audit trail",
  "client.added": "Created the organisation",
  "basemaps.changed": "Changed background maps",
  "content.changed": "Changed a text",
  "content.draft-discarded": "Discarded a draft",
  "branding.changed": "Changed the branding",
  "preferences.changed": "Changed preferences",
  "feedback.state-changed": "Changed the state of feedback",
  "feedback.deleted": "Deleted feedback",
  "media.added": "Added a picture, film or captions",
  "media.described": "Changed an alternative text",
  "media.deleted": "Deleted a picture, film or captions",
  "job.cancelled": "Cancelled a job",
  "dataset.made-current": "Chose the dataset version that is shown",
  "token.made": "Made an API token",
  "token.revoked": "Revoked an API token",
  "schedule.made": "Scheduled a report",
  "schedule.changed": "Changed a scheduled report",
  "schedule.deleted": "Deleted a scheduled report",
  "schedule.refused": "Was refused a scheduled report",
};

/** Names of facts that do not say by themselves what they are. */
const facts: Readonly<Record<string, string>> = {
  code: "answered",
  further: "more within this hour, so far",
  preview: "while looking as a member",
  refused: "tries in vain",
  restored_from: "as in version",
};

const factWords = (name: string): string => facts[name] ?? name;

/** What was done, in words; as it is written in the trail where there are none for it. */
export const actionWords = (action: string): string => actions[action] ?? action;

/** Whom or what it was done to: texts by the names that their panel has for them. */
export const subjectWords = ({ action, subject }: Pick<TrailEvent, "action" | "subject">): string => {
  if (action !== "content.changed" || subject === null) return subject ?? "";
  const [kind = "", ...name] = subject.split(" ");
  return [wordsOfKind(kind)?.title ?? kind, ...name].join(": ");
};

/** Who did it. */
export function actorWords({ actor, details }: Pick<TrailEvent, "actor" | "details">): string {
  if (actor !== null) {
    const who = actor.email ?? `An account that is gone (${actor.user_uuid})`;
    return `${who}${typeof details.token === "string" ? ` by token ${details.token}` : ""}`;
  }
  return typeof details.actor === "string" ? `The ${details.actor}` : "Nobody's account";
}

/** What became of what: `off → on`, or the facts as they are kept. */
export function changeWords({ details }: Pick<TrailEvent, "details">): string {
  const { actor: _, token: _byToken, before, after, ...rest } = details;
  const change = after === undefined ? [] : [`${valueWords(before)} → ${valueWords(after)}`];
  return [
    ...change,
    ...Object.entries(rest).map(([name, value]) => `${factWords(name)}: ${valueWords(value)}`),
  ].join("; ");
}

/** One thing of an event: what it was, and what became of it. */
export interface ChangeRow {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What is to be read of an event at length: of things that have parts, those that differ, one by one; facts stand under `after`. */
export function changeRows({ details }: Pick<TrailEvent, "details">): readonly ChangeRow[] {
  const { actor: _, before, after, ...rest } = details;
  const row = (what: string, was: unknown, is: unknown): ChangeRow => ({
    what,
    before: valueWords(was),
    after: valueWords(is),
  });
  const change =
    before === undefined && after === undefined
      ? []
      : partsOf(before, after)?.map((part) => row(part, partOf(before, part), partOf(after, part)));
  return [
    ...(change ?? [row("", before, after)]),
    ...Object.entries(rest).map(([what, value]) => ({
      what: factWords(what),
      before: "",
      after: valueWords(value),
    })),
  ];
}

/** The names of the parts that differ; undefined where neither side has any. */
function partsOf(before: unknown, after: unknown): readonly string[] | undefined {
  if (!isParted(before) && !isParted(after)) return undefined;
  const names = [before, after].flatMap((side) => (isParted(side) ? Object.keys(side) : []));
  return [...new Set(names)].filter(
    (name) => JSON.stringify(partOf(before, name)) !== JSON.stringify(partOf(after, name)),
  );
}

const isParted = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const partOf = (value: unknown, name: string): unknown => (isParted(value) ? value[name] : undefined);

function valueWords(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(valueWords).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
