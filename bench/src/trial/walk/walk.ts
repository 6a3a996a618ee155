import { findClientByName } from "@stopbank/store/clients";
import { findUserByEmail } from "@stopbank/store/users";
import { request } from "undici";
import { seededRandom } from "../../random.ts";
import { type Canary, canaries, emailOf } from "./canaries.ts";
import { contractRequest } from "./contractRequest.ts";
import { doorRequest } from "./doorRequest.ts";
import { foreignMarkers, type Leak, type Markers, textsOf } from "./foreignMarkers.ts";
import type { Nameable, WalkRequest } from "./nameable.ts";
import { namesIn } from "./publishCanary.ts";
import { expendableEmails, roles, type WalkedProduct } from "./walkedProduct.ts";
import { gatherWalkers } from "./walkers.ts";

export interface FoundLeak extends Leak {
  /** What it stood in: an answer, a log line, a message of a socket, a mail. */
  readonly where: string;
  readonly asked: string;
}

export interface WalkReport {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Calls of the contract that were answered with success at least once. */
  readonly reached: ReadonlySet<string>;
  readonly leaks: readonly FoundLeak[];
  /** Calls that failed here, which none may. */
  readonly failures: readonly string[];
  /** Answers, messages, mails and bytes of log that were searched. */
  readonly searched: { answers: number; messages: number; mails: number; logBytes: number };
}

/**
 * Asks at random as everybody there is about everything that has a name, one's own and others', and searches all that is made for
 * one client for what is another's (checklist E-05, E-07).
 */
export async function walk(product: WalkedProduct, requests: number, seed: number): Promise<WalkReport> {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const known = await Promise.all(canaries.map((canary) => whatThereIs(product, canary)));
  const namesOf = (canary: Canary) => known[canaries.indexOf(canary)] as Known;
  const walkers = await gatherWalkers(product);
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const leaks: FoundLeak[] = [];
  const failures: string[] = [];
  const searched = { answers: 0, messages: 0, mails: 0, logBytes: 0 };
  /** What each client's people have written: whom they invited is theirs too, whoever's besides. */
  const sentBy = new Map<Canary, string>(canaries.map((canary) => [canary, ""]));
  const write = (canary: Canary, text: string) => {
    const invited = known.flatMap(({ emails, userIds }) =>
      userIds.filter((_, i) => text.includes(emails[i] ?? " ")),
    );
    sentBy.set(canary, `${sentBy.get(canary)}${text}\n${invited.join(" ")}\n`);
  };
  product.takeLog();

  for (let i = 0; i < requests; i++) {
    const walker = pick(walkers);
    const foreignShare = pick([0, 0, 0.35, 1]);
    const others = canaries.filter((canary) => canary !== walker.canary);
    const own = namesOf(walker.canary);
    const names = () => (random() < foreignShare ? namesOf(pick(others)) : own);
    const asked =
      random() < 0.15 ? doorRequest(product.doorRoutes, names, random) : contractRequest(names, own, random);
    const headers = { ...walker.credentials, ...wishes(walker.canary, pick(others), random) };
    const sent = `${asked.method} ${asked.path} ${JSON.stringify(headers)} ${String(asked.body ?? "")}`;
    write(walker.canary, String(asked.body ?? "").toLowerCase());
    const answer = await ask(product.origin, asked, headers);
    const look = (where: string, text: string) => {
      for (const leak of foreignMarkers(text, walker.canary, known, `${sent}\n${sentBy.get(walker.canary)}`))
        leaks.push({ ...leak, where, asked: `${i}: ${walker.name}: ${sent.slice(0, 600)}` });
    };
    look(`answer ${answer.status}`, answer.text);
    const log = product.takeLog();
    searched.logBytes += log.length;
    for (const line of log.split("\n")) {
      if (answer.requestId !== "" && line.includes(answer.requestId)) look("log", line);
      // Work for one client goes on while another's people ask: such a line is of one client, whichever.
      else for (const leak of mixed(line, known, sentBy)) leaks.push({ ...leak, where: "log", asked: line });
    }
    for (const each of walkers) {
      const messages = each.takeMessages();
      if (messages === "") continue;
      searched.messages++;
      for (const leak of foreignMarkers(messages, each.canary, known, sentBy.get(each.canary) ?? ""))
        leaks.push({ ...leak, where: "socket", asked: each.name });
    }
    searched.answers++;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 && answer.status !== 503)
      failures.push(`${answer.status} to ${sent.slice(0, 600)}: ${answer.text.slice(-300)}`);
    if (answer.status < 300 && asked.route !== undefined) reached.add(asked.route.path);
    if (answer.status < 300) own.learn(asked, answer.text);
    if (answer.status === 401) await walker.renew?.();
  }
  for (const mail of await product.mails()) {
    searched.mails++;
    leaks.push(...leaksInMail(JSON.stringify(mail), mail.to, sentBy));
  }
  for (const walker of walkers) walker.close();
  return { statuses, reached, leaks, failures, searched };
}

/** What a text has of a second client, where it has something of one. */
function mixed(text: string, all: readonly Markers[], sentBy: ReadonlyMap<Canary, string>): readonly Leak[] {
  const [first] = all.filter(
    ({ canary }) =>
      foreignMarkers(text, canary, all, "").length < foreignMarkers(text, nobody, all, "").length,
  );
  return first === undefined ? [] : foreignMarkers(text, first.canary, all, sentBy.get(first.canary) ?? "");
}
const nobody: Canary = { name: "", secret: "", west: 0 };

/** What is wrong with a mail. Of no two clients one speaks, and of another than its reader's only where that one's people wrote to the reader. */
export function leaksInMail(mail: string, to: string, sentBy: ReadonlyMap<Canary, string>): FoundLeak[] {
  const spoken = canaries.filter(
    ({ secret, name }) => mail.replaceAll(to, "").includes(secret) || mail.replaceAll(to, "").includes(name),
  );
  const strange = spoken.filter(
    (canary) =>
      !to.endsWith(`@${canary.name}.example`) && sentBy.get(canary)?.includes(to.toLowerCase()) !== true,
  );
  const all = spoken.length > 1 ? spoken : strange;
  return all.map(({ name }) => ({ marker: name, of: name, where: "mail", asked: to }));
}

/** In which client it is asked: mostly as whoever asks is used to, else by another's name or host. */
function wishes(own: Canary, other: Canary, random: () => number): Record<string, string> {
  const at = random();
  if (at < 0.5) return { "ui-client-name": own.name };
  if (at < 0.7) return {};
  if (at < 0.8) return { host: `${own.name}.localhost` };
  return at < 0.93 ? { "ui-client-name": other.name } : { host: `${other.name}.localhost` };
}

interface Answered {
  readonly status: number;
  readonly requestId: string;
  /** Headers and body, as texts to search. */
  readonly text: string;
}

async function ask(
  origin: string,
  { method, path, body, type }: WalkRequest,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  const answer = await request(`${origin}${path}`, {
    method: method as "GET",
    headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
    body: body ?? null,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const header = (name: string) => String(answer.headers[name] ?? "");
  const text = textsOf(bytes, { type: header("content-type"), encoding: header("content-encoding") });
  return {
    status: answer.statusCode,
    requestId: header("x-request-id"),
    text: `${JSON.stringify(answer.headers)}\n${text}`,
  };
}

interface Known extends Nameable, Markers {
  /** Takes over the ids that an answer gives to what was made. */
  learn(asked: WalkRequest, text: string): void;
}

async function whatThereIs({ store, versions }: WalkedProduct, canary: Canary): Promise<Known> {
  const idOf = async (email: string) => (await findUserByEmail(store.shared, email))?.id ?? "";
  const harmable = expendableEmails(canary);
  const walkerIds = await Promise.all(roles.map((role) => idOf(emailOf(canary, role))));
  const client = await findClientByName(store.shared, canary.name);
  const userIds = await Promise.all(harmable.map(idOf));
  const version = versions[canary.name] ?? "";
  const ids = new Set([client?.id ?? "", version, ...walkerIds, ...userIds]);
  const jobIds: string[] = ["00000000-0000-4000-8000-000000000000"];
  const names = {
    ...namesIn(canary),
    client: canary.name,
    secret: canary.secret,
    west: canary.west,
    version,
    areaId: "0".repeat(64),
    userIds,
    walkerIds,
    emails: harmable,
    jobIds,
    canary,
    ids,
  };
  const known = {
    ...names,
    learn: (asked: WalkRequest, text: string) => {
      const areaId = /"area_id":"([0-9a-f]{64})"/.exec(text)?.[1];
      if (
        asked.path === "/api/areas" &&
        areaId !== undefined &&
        String(asked.body).includes(String(canary.west))
      ) {
        known.areaId = areaId;
        ids.add(areaId);
      }
      const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
      if (id === undefined || asked.method !== "POST") return;
      ids.add(id);
      if (asked.path === "/bff/jobs") jobIds.push(id);
    },
  };
  return known;
}
