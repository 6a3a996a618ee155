import { createContext, createElement, type ReactNode, use, useContext } from "react";
import type { Get, Token } from "../common.ts";
import type { Services } from "../host.ts";

const ServicesContext = createContext<Services | undefined>(undefined);

/** Put once around everything plugins draw. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return createElement(ServicesContext, { value: services }, children);
}

/** Services by token, for what is made outside of components. */
export function useGet(): Get {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("useGet needs a ServicesProvider above it.");
  return services.get;
}

interface Asked {
  readonly promise: Promise<unknown>;
  hasFailed: boolean;
}

// React's `use` wants the same promise on every try of a component that waits for it: of one that failed as well, or the
// component would ask and wait for ever.
const waiting = new WeakMap<Services, Map<string, Asked>>();

/**
 * A service, inside a component. Suspends while it is made; throws into the nearest error boundary when nothing
 * that is on provides it.
 */
export function useService<T>(wanted: Token<T>): T {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("useService needs a ServicesProvider above it.");
  const asked = waiting.get(services)?.get(wanted.name)?.promise as Promise<T> | undefined;
  // React takes up a component that waited where it left it: having waited once, it goes by the promise for good.
  if (asked !== undefined) return use(asked);
  return services.peek(wanted) ?? use(ask(services, wanted));
}

function ask<T>(services: Services, wanted: Token<T>): Promise<T> {
  const promises = waiting.get(services) ?? new Map<string, Asked>();
  waiting.set(services, promises);
  const asked = { promise: services.get(wanted), hasFailed: false };
  promises.set(wanted.name, asked);
  asked.promise.catch(() => {
    asked.hasFailed = true;
  });
  return asked.promise;
}

/** For the Retry of a boundary that shows a failure: services that could not be made are asked for anew. */
export function useForgetFailures(): () => void {
  const services = useContext(ServicesContext);
  return () => {
    const promises = services === undefined ? undefined : waiting.get(services);
    for (const [name, { hasFailed }] of promises ?? []) if (hasFailed) promises?.delete(name);
  };
}

/** As `useService`; undefined where no plugin that is on provides it. */
export const useOptionalService = <T>(wanted: Token<T>): T | undefined =>
  useService<T | undefined>({ ...wanted, optional: true });
