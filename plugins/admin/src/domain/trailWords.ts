import type { TrailEvent } from "@stopbank/contract/administration";

const actions: Readonly<Record<string, string>> = {
  "flag.changed": "Switched a feature",
  "email-domain.changed": "Changed approved e-mail domains",
  "membership.added": "Became a member",
  "membership.invited": "Invited a person",
  "membership.removed": "Removed a person",
  "person.deleted": "Deleted a person for good",
  "membership.role-changed": "Changed a role",
  "invitation.withdrawn": "Withdrew an invitation",
  "second-factor.demand-changed": "Changed of whom a second factor is demanded",
  "second-factor.reset": "Removed a person's second factors",
  "terms.accepted": "Accepted the terms",
  "client.added": "Created the organisation",
  "basemaps.changed": "Changed background maps",
  "content.changed": "Changed a text",
  "branding.changed": "Changed the branding",
  "preferences.changed": "Changed preferences",
  "feedback.state-changed": "Changed the state of feedback",
  "feedback.deleted": "Deleted feedback",
  "job.cancelled": "Cancelled a job",
  "dataset.made-current": "Chose the dataset version that is shown",
  "token.made": "Made an API token",
  "token.revoked": "Revoked an API token",
};

/** What was done, in words; as it is written in the trail where there are none for it. */
export const actionWords = (action: string): string => actions[action] ?? action;

/** Who did it. */
export function actorWords({ actor, details }: Pick<TrailEvent, "actor" | "details">): string {
  if (actor !== null)
    return `${actor.email}${typeof details.token === "string" ? ` by token ${details.token}` : ""}`;
  return typeof details.actor === "string" ? `The ${details.actor}` : "An account that is gone";
}

/** What became of what: `off → on`, or the facts as they are kept. */
export function changeWords({ details }: Pick<TrailEvent, "details">): string {
  const { actor: _, token: _byToken, before, after, ...rest } = details;
  const change = after === undefined ? [] : [`${valueWords(before)} → ${valueWords(after)}`];
  return [...change, ...Object.entries(rest).map(([name, value]) => `${name}: ${valueWords(value)}`)].join(
    "; ",
  );
}

function valueWords(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(valueWords).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
