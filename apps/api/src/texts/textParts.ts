import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import type { MemberCaller } from "../http/caller.ts";
import type { Asker } from "../work/asker.ts";

/** A version of a text that was kept just now. */
export interface KeptVersion {
  readonly kind: string;
  readonly name: string;
  readonly version: number;
}

/** A call that has kept one. */
export interface PublishingCall {
  readonly caller: MemberCaller;
  readonly asker: Asker;
  readonly request: Pick<FastifyRequest, "log">;
}

/** What the routes of texts are made of. */
export interface TextParts {
  readonly store: Store;
  /** What else is done once a text is published; it throws nothing. */
  readonly published: (call: PublishingCall, kept: KeptVersion) => Promise<void>;
}
