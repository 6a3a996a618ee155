import { useSyncExternalStore } from "react";
import { useService } from "./services.ts";
import { call, client, feedback, navigation, network, session, terms, toaster } from "./shellServices.ts";

export const useCall = () => useService(call);
export const useClient = () => useService(client);
export const useFeedback = () => useService(feedback);
export const useNavigation = () => useService(navigation);
export const useNetwork = () => useService(network);
export const useToaster = () => useService(toaster);

/** The client's wording: hazard or risk source, vulnerability or consequence. */
export const useTerms = () => useService(terms);

/** Who is signed in now; draws again when that changes. */
export function useSession() {
  const live = useService(session);
  return useSyncExternalStore(live.subscribe, live.get, live.get);
}
