import { Agent, request } from "undici";
import { servePodman } from "./podman.ts";

export interface Container {
  readonly id: string;
  /** As docker-compose.yml names it. */
  readonly service: string;
  readonly running: boolean;
  readonly exitCode: number;
  /** Its first process, as this machine knows it; 0 where it does not run. */
  readonly pid: number;
}

/** A container engine behind Docker's HTTP interface, which podman has too. */
export interface ContainerEngine {
  /** For programs that are told by the environment where the engine is. */
  readonly env: Readonly<Record<string, string>>;
  hasImage(name: string): Promise<boolean>;
  /** Megabytes (1e6) on the disk, those of the images it is made from counted. */
  imageMegabytes(name: string): Promise<number>;
  containers(project: string): Promise<Container[]>;
  /** Names of the networks and volumes of a project. */
  leftovers(project: string): Promise<string[]>;
  close(): Promise<void>;
}

const label = "com.docker.compose";

/** The engine that DOCKER_HOST names (`unix:///...`); without it podman, for as long as the trial lasts. */
export async function openEngine(): Promise<ContainerEngine> {
  const named = process.env.DOCKER_HOST;
  const podman = named === undefined ? await servePodman() : undefined;
  const host = named ?? `unix://${podman?.socket}`;
  const dispatcher = new Agent({ connect: { socketPath: host.replace(/^unix:\/\//, "") } });
  const ask = async (path: string) => {
    const answer = await request(`http://engine/v1.40${path}`, { dispatcher });
    const text = await answer.body.text();
    if (answer.statusCode >= 400 && answer.statusCode !== 404)
      throw new Error(`The container engine answered ${answer.statusCode} to ${path}: ${text}`);
    return answer.statusCode === 404 || text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  const ofProject = (project: string) =>
    `filters=${encodeURIComponent(JSON.stringify({ label: [`${label}.project=${project}`] }))}`;
  const image = (name: string) => ask(`/images/${name}/json`) as Promise<{ Size: number } | undefined>;
  return {
    env: { DOCKER_HOST: host, DOCKER_BUILDKIT: "0" },
    hasImage: async (name) => (await image(name)) !== undefined,
    imageMegabytes: async (name) => Math.round(((await image(name))?.Size ?? Number.NaN) / 1e6),
    async containers(project) {
      const listed = (await ask(`/containers/json?all=1&${ofProject(project)}`)) as {
        Id: string;
        Labels: Record<string, string>;
      }[];
      return Promise.all(
        listed.map(async ({ Id: id, Labels }) => {
          const { State } = (await ask(`/containers/${id}/json`)) as {
            State: { Running: boolean; ExitCode: number; Pid: number };
          };
          const service = Labels[`${label}.service`] ?? "";
          return { id, service, running: State.Running, exitCode: State.ExitCode, pid: State.Pid };
        }),
      );
    },
    async leftovers(project) {
      const networks = (await ask(`/networks?${ofProject(project)}`)) as { Name: string }[];
      const volumes = (await ask(`/volumes?${ofProject(project)}`)) as { Volumes: { Name: string }[] };
      return [...networks, ...volumes.Volumes].map(({ Name }) => Name);
    },
    async close() {
      await dispatcher.close();
      await podman?.stop();
    },
  };
}
