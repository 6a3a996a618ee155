import type { PostMail } from "@stopbank/api/invitations";
import type { PublishingStorage } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { type Client, findClientByName } from "@stopbank/store/clients";
import { findUserByEmail, type User } from "@stopbank/store/users";
import { type Static, type TObject, Type } from "typebox";

/** What orders are carried out with, in whichever process has the store open. */
export interface OrderTools {
  readonly store: Store;
  readonly datasets: PublishingStorage;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Reaches the queue of mails. Never within a transaction: it asks past it. */
  readonly openMail: () => Promise<PostMail>;
}

/** One thing an administrator can have done. */
export interface AdministrationOrder<S extends TObject = TObject> {
  readonly body: S;
  /** @returns what there is to say, a line or several. @throws DomainError. */
  perform(tools: OrderTools, body: Static<S>): Promise<string>;
}

export const order = <const S extends TObject>(order: AdministrationOrder<S>): AdministrationOrder<S> =>
  order;

/** In the trails of clients and accounts, who did what an administrator at the command line had done. */
export const byCommandLine = (more: object = {}) => ({ actor: "command line", ...more });

export const Email = Type.String({ pattern: "^[^\\s@]{1,64}@[^\\s@]{1,189}$" });
export const ClientName = Type.String({ minLength: 1, maxLength: 63 });

/** @throws DomainError `client/unknown`. */
export async function clientNamed({ store }: OrderTools, name: string): Promise<Client> {
  const client = await findClientByName(store.shared, name);
  if (client !== undefined) return client;
  throw new DomainError("not-found", "client/unknown", `There is no client named "${name}".`);
}

/** @throws DomainError `user/unknown`. */
export async function userOf({ store }: OrderTools, email: string): Promise<User> {
  const user = await findUserByEmail(store.shared, email);
  if (user !== undefined) return user;
  throw new DomainError(
    "not-found",
    "user/unknown",
    `There is no account ${email}. \`stopbank user add\` makes one.`,
  );
}
