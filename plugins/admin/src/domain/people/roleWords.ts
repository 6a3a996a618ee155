import { isRole, type Role } from "@stopbank/contract/roles";

/** Roles as people read them. */
export const roleNames: Readonly<Record<Role, string>> = {
  member: "Member",
  editor: "Editor",
  admin: "Administrator",
};

/** As people read a role that the server names. */
export const roleNameOf = (role: string): string => (isRole(role) ? roleNames[role] : role);

/** A role within a sentence: `an editor`. */
export const withArticle = (role: Role): string =>
  role === "member" ? "a member" : role === "editor" ? "an editor" : "an administrator";

/** What a role may do: those named in `by`, and no others. */
export interface Ability {
  readonly what: string;
  readonly by: readonly Role[];
}

const all: readonly Role[] = ["member", "editor", "admin"];

export const abilities: readonly Ability[] = [
  { what: "Look at maps, risks and texts, and send feedback", by: all },
  { what: "Write stories and texts", by: ["editor", "admin"] },
  { what: "Invite and remove people, and change roles", by: ["admin"] },
  { what: "Switch features, and change how the organisation looks", by: ["admin"] },
  { what: "Read the audit trail, and end people's sessions", by: ["admin"] },
];

/** What is asked before what decides over others is done, or what cannot be taken back. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What goes on. */
  readonly confirm: string;
}

interface RoleChange {
  readonly email: string;
  readonly before: Role;
  readonly after: Role;
  readonly organisation: string;
  /** The reader's own role. */
  readonly isMe: boolean;
}

/** @returns undefined where nothing has to be asked: no administrator is made or lost. */
export function roleQuestion(change: RoleChange): Question | undefined {
  const { email, before, after, organisation, isMe } = change;
  if (after === "admin" && before !== "admin")
    return {
      title: "Make Administrator?",
      text: `${email} will be able to invite and remove people, change roles, yours among them, and switch the features of ${organisation}.`,
      confirm: "Make administrator",
    };
  if (before !== "admin" || after === "admin") return undefined;
  return {
    title: "Take Away Administrator?",
    text: isMe
      ? `You will be ${withArticle(after)} of ${organisation} at once, and leave this page. Another administrator has to make you one again.`
      : `${email} will be ${withArticle(after)} of ${organisation} from their next request on.`,
    confirm: `Make ${after}`,
  };
}

/** Asked before an invitation makes administrators. */
export const invitationQuestion = (organisation: string): Question => ({
  title: "Invite Administrators?",
  text: `Whoever you invite will be able to invite and remove people, change roles, yours among them, and switch the features of ${organisation}.`,
  confirm: "Invite administrators",
});
