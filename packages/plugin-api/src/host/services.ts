import { DomainError } from "@stopbank/errors";
import type { Get, Service, Token } from "../common.ts";
import type { Fault } from "./fault.ts";

/** A plugin and the services it provides. */
export interface Provided {
  readonly plugin: string;
  readonly services: readonly Service[];
}

export interface Services {
  /**
   * Makes the service on first use, and answers the same one from then on.
   *
   * @throws DomainError `plugin/no-service` when nothing that is on provides it; an optional token answers undefined.
   */
  readonly get: Get;
  /** The service when it already exists, else undefined. */
  peek<T>(wanted: Token<T>): T | undefined;
  readonly faults: readonly Fault[];
}

interface Offer {
  readonly plugin: string;
  readonly service: Service;
}

/**
 * The services of one host. What the host itself offers exists from the start and cannot be replaced. Services
 * that provide a taken token, lack a need or need themselves are left out and reported, each by its plugin's name.
 *
 * @param own the host's services, by token name.
 */
export function createServices(
  own: readonly (readonly [Token<unknown>, unknown])[],
  provided: readonly Provided[],
): Services {
  const ready = new Map<string, unknown>(own.map(([{ name }, value]) => [name, value]));
  const faults: Fault[] = [];
  const offers = new Map<string, Offer>();
  for (const { plugin, services } of provided)
    for (const service of services) {
      const { name } = service.token;
      const former = ready.has(name) ? "the host" : offers.get(name)?.plugin;
      if (former === undefined) offers.set(name, { plugin, service });
      else
        faults.push({
          plugin,
          code: "plugin/duplicate-service",
          message: `It provides ${name}, which ${former} provides already.`,
        });
    }
  faults.push(...dropUnusable(offers, ready));

  const making = new Map<string, Promise<unknown>>();
  const get = (async (wanted: Token<unknown>) => {
    if (ready.has(wanted.name)) return ready.get(wanted.name);
    const offer = offers.get(wanted.name);
    if (offer === undefined) {
      if (wanted.optional) return undefined;
      throw new DomainError(
        "unavailable",
        "plugin/no-service",
        `Nothing that is on provides ${wanted.name}.`,
      );
    }
    let promise = making.get(wanted.name);
    if (promise === undefined) {
      promise = make(offer.service, get).then((value) => {
        ready.set(wanted.name, value);
        return value;
      });
      // One that failed may be tried again: the network may be back.
      promise.catch(() => making.delete(wanted.name));
      making.set(wanted.name, promise);
    }
    return promise;
  }) as Get;

  return { get, peek: <T>({ name }: Token<T>) => ready.get(name) as T | undefined, faults };
}

async function make(service: Service, get: Get): Promise<unknown> {
  const given = await Promise.all(
    Object.entries(service.needs).map(async ([key, need]) => [key, await get(need)] as const),
  );
  // `service()` tied the needs to the type of `given`; the list of all services cannot say so.
  return (service.create as (given: unknown) => unknown)(Object.fromEntries(given));
}

/** Takes out, until none is left, services that lack a need or need themselves. */
function dropUnusable(offers: Map<string, Offer>, ready: ReadonlyMap<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  const drop = (name: string, { plugin }: Offer, code: Fault["code"], message: string) => {
    offers.delete(name);
    faults.push({ plugin, code, message });
  };
  // All are found before the first is dropped: one of a pair without the other would only look as if it lacked it.
  const cyclic = [...offers].filter(([name]) => needsItself(name, offers));
  for (const [name, offer] of cyclic)
    drop(name, offer, "plugin/service-cycle", `Making ${name} needs ${name} itself.`);
  for (let before = -1; before !== offers.size; ) {
    before = offers.size;
    for (const [name, offer] of [...offers]) {
      const lacking = Object.values(offer.service.needs).find(
        (need) => !need.optional && !ready.has(need.name) && !offers.has(need.name),
      );
      if (lacking !== undefined)
        drop(name, offer, "plugin/missing-service", `${name} needs ${lacking.name}, which nothing provides.`);
    }
  }
  return faults;
}

function needsItself(start: string, offers: ReadonlyMap<string, Offer>): boolean {
  const seen = new Set<string>();
  const ahead = [start];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop())
    for (const need of Object.values(offers.get(name)?.service.needs ?? {})) {
      if (need.name === start) return true;
      if (!seen.has(need.name)) {
        seen.add(need.name);
        ahead.push(need.name);
      }
    }
  return false;
}
