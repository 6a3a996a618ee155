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

/** A text that somebody means to publish. */
export interface TextToPublish {
  readonly kind: string;
  readonly name: string;
  readonly body: unknown;
}

/** A call that publishes one. */
export interface PublishingCall {
  readonly caller: MemberCaller;
  readonly asker: Asker;
  readonly request: Pick<FastifyRequest, "log">;
}

/** What the routes of texts are made of. */
export interface TextParts {
  readonly store: Store;
  /** Before a text is published. @throws DomainError where it is not fit to be read. */
  readonly refuseUnready: (call: PublishingCall, text: TextToPublish) => Promise<void>;
  /** What else is done once a text is published; it throws nothing. */
  readonly published: (call: PublishingCall, kept: KeptVersion) => Promise<void>;
}
