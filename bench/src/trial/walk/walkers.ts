import { randomUUID } from "node:crypto";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import { claimJob, createJob, createJobSeal, issueJobGrant } from "@stopbank/store/jobs";
import { findUserByEmail } from "@stopbank/store/users";
import { request } from "undici";
import { WebSocket } from "ws";
import { type Canary, canaries, emailOf } from "./canaries.ts";
import { password, roles, type WalkedProduct } from "./walkedProduct.ts";

/** Somebody who asks: a visitor, or a person or job of one client. */
export interface Walker {
  readonly name: string;
  readonly canary: Canary;
  /** Says who it is; of a browser that is its cookie. */
  credentials: Readonly<Record<string, string>>;
  /** Logs in again, where the walk has ended the sign-in; a visitor and a job have nothing to renew. */
  readonly renew?: () => Promise<void>;
  /** What its page has been told at its socket since this was read last. */
  takeMessages(): string;
  close(): void;
}

/** From a network of its own, so that nobody's failures are counted as another's. */
const networkOf = (number: number) => `198.51.100.${number}`;
const page = { host: "localhost", "x-requested-by": "stopbank" };

/** Of each client everybody there can be. */
export async function gatherWalkers(product: WalkedProduct): Promise<Walker[]> {
  const walkers: Walker[] = [visitor()];
  let number = 1;
  for (const canary of canaries) {
    for (const role of roles) {
      walkers.push(await inBrowser(product, canary, role, networkOf(++number)));
      walkers.push(await asProgram(product, canary, role, networkOf(++number)));
    }
    walkers.push(await asJob(product.store, canary, networkOf(++number)));
  }
  return walkers;
}

const silent = { takeMessages: () => "", close: () => undefined };

const visitor = (): Walker => ({
  name: "a visitor",
  canary: canaries[0],
  credentials: { ...page, "x-forwarded-for": networkOf(1) },
  ...silent,
});

async function inBrowser(
  { origin }: WalkedProduct,
  canary: Canary,
  role: (typeof roles)[number],
  network: string,
): Promise<Walker> {
  const ours = { ...page, "x-forwarded-for": network };
  let messages = "";
  let socket: WebSocket | undefined;
  const walker: Walker = {
    name: `${canary.name}'s ${role} in a browser`,
    canary,
    credentials: ours,
    renew: async () => {
      const answer = await request(new URL("/bff/session", origin), {
        method: "POST",
        headers: { ...ours, "content-type": "application/json" },
        body: JSON.stringify({ email: emailOf(canary, role), password }),
      });
      await answer.body.dump();
      const [cookie = ""] = [answer.headers["set-cookie"] ?? []].flat();
      walker.credentials = { ...ours, cookie: cookie.split(";", 1)[0] ?? "" };
      socket?.terminate();
      socket = new WebSocket(`${origin.replace("http", "ws")}/bff/socket?client=${canary.name}`, {
        headers: { ...walker.credentials, origin: "http://localhost" },
      });
      socket.on("error", () => undefined);
      socket.on("message", (data) => {
        messages += String(data);
      });
    },
    takeMessages: () => {
      const taken = messages;
      messages = "";
      return taken;
    },
    close: () => socket?.terminate(),
  };
  await walker.renew?.();
  return walker;
}

async function asProgram(
  { origin }: WalkedProduct,
  canary: Canary,
  role: (typeof roles)[number],
  network: string,
): Promise<Walker> {
  const ours = { host: "localhost", "x-forwarded-for": network };
  const basic = Buffer.from(`${emailOf(canary, role)}:${password}`).toString("base64");
  const walker: Walker = {
    name: `${canary.name}'s ${role} by a program`,
    canary,
    credentials: ours,
    renew: async () => {
      const answer = await request(new URL("/api/user/login", origin), {
        method: "POST",
        headers: { ...ours, authorization: `Basic ${basic}` },
      });
      const { access_token } = (await answer.body.json()) as { access_token?: string };
      walker.credentials = { ...ours, authorization: `Bearer ${access_token}` };
    },
    ...silent,
  };
  await walker.renew?.();
  return walker;
}

/** A job of an administrator's that never ends. */
async function asJob(store: Store, canary: Canary, network: string): Promise<Walker> {
  const ownerUserId = (await findUserByEmail(store.shared, emailOf(canary, "admin")))?.id ?? "";
  const client = await findClientByName(store.shared, canary.name);
  const seal = createJobSeal(Buffer.alloc(32, 1));
  const token = await store.withClient(client?.id ?? "", async (tx) => {
    const { id } = await createJob(tx, seal, {
      ownerUserId,
      kind: "walk.job",
      title: canary.secret,
      idempotencyKey: randomUUID(),
      parameters: {},
      keptDays: 1,
      most: { ofOwner: 100, ofClient: 100, hourly: 100 },
    });
    const claimed = await claimJob(tx, seal, id, { leaseSeconds: 36_000, most: 9 });
    return claimed && (await issueJobGrant(tx, claimed, 36_000));
  });
  if (token === undefined) throw new Error(`${canary.name}'s job did not begin.`);
  return {
    name: `${canary.name}'s job`,
    canary,
    credentials: { host: "localhost", "x-forwarded-for": network, authorization: `Bearer ${token}` },
    ...silent,
  };
}
