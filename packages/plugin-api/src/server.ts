import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Access } from "@stopbank/contract/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Get, Service } from "./common.ts";
import type { JobKind } from "./server/jobKind.ts";

export {
  api,
  audit,
  type Caller,
  type CallerClient,
  type CallerJobs,
  type ClientAudit,
  type ClientStore,
  caller,
  datasets,
  type Job,
  type JobDownload,
  jobs,
  log,
  type NotedEvent,
  store,
} from "./server/callerTokens.ts";
export {
  type ApiFile,
  type Bind,
  type BindRequest,
  bind,
  type FetchFile,
  fetchFile,
  type Print,
  type PrintedDocument,
  type PrintRequest,
  print,
} from "./server/jobDoors.ts";
export {
  type JobFile,
  type JobKind,
  type JobPathFile,
  type JobTextFile,
  jobKind,
  type RunningJob,
  type ScheduledRun,
} from "./server/jobKind.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A plugin's route answers 404 where the client has this flag off. */
    readonly flag?: FeatureFlag;
    /** Who may ask a plugin's route: a signed-in person unless it says otherwise. */
    readonly access?: Exclude<Access, "public" | "operator">;
  }
}

/** What a plugin's server half is given when it is mounted. */
export interface PluginScope {
  /** What plugins share for as long as the process runs. */
  readonly get: Get;
  /**
   * What a handler works with: `api`, `caller`, `store`, `jobs`, `log` and `audit` of whoever makes this request, made when they are
   * first asked for, and all that `get` has.
   */
  readonly as: (request: FastifyRequest) => Get;
}

export interface ServerPlugin {
  readonly services?: readonly Service[];
  /** Work that outlives its request, started at `/bff/jobs`. */
  readonly jobKinds?: readonly JobKind[];
  /** Called once per process, in its own Fastify scope under `/bff/<id>`. */
  mount?(app: FastifyInstance, scope: PluginScope): Promise<void>;
}
