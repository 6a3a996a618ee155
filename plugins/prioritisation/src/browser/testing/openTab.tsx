import { type MapPage, MapPageProvider } from "@stopbank/map-page/context";
import { pageJobs } from "@stopbank/plugin-api/browser";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import type { SceneOperation } from "@stopbank/scene";
import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import { priorities, stability } from "../../domain/testing/answers.ts";
import { parts } from "../../domain/testing/parts.ts";
import { settings } from "../../domain/testing/settings.ts";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";

type Answer = () => Response | Promise<Response>;

/** By what is asked for: the part of a path that follows `prioritisation`. */
const usual: Readonly<Record<string, Answer>> = {
  assessments: () => Response.json(settings.assessments),
  scenarios: () => Response.json(settings.scenarios),
  value_sets: () => Response.json(settings.valueSets),
  layers: () => Response.json(settings.layers),
  vulnerabilities: () => Response.json(priorities),
  rank_stability: () => Response.json(stability),
  histogram_data: () => Response.json([]),
  parts: () => Response.json(parts),
};

/**
 * What stands in a tab of the page, with its services and a scene, and an API that answers as the example does.
 *
 * @param instead other answers than the example's, which they are given: `{ rank_stability: (usual) => … }`.
 * @param before what was done in the scene.
 */
export async function openTab(
  tab: ReactNode,
  instead: Readonly<Record<string, (usual: Answer) => ReturnType<Answer>>> = {},
  ...before: readonly SceneOperation[]
) {
  const deliver = vi.fn(async () => undefined);
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["prioritisationPage"],
      roles: ["member"],
      services: [[pageJobs, async () => ({ deliver })]],
      answer: (path) => {
        const [, , , kind = ""] = path.split(/[/?]/);
        const answer = usual[kind];
        if (answer === undefined) throw new Error(`The test answers nothing at ${path}.`);
        return instead[kind]?.(answer) ?? answer();
      },
    },
  );
  const store = host.scenes.of("prioritisation");
  for (const operation of before) store.apply(operation);
  // As much of a page as its tabs use before something in them is pressed.
  const page = {
    store,
    page: { sayFigures: () => undefined },
    isCascading: () => false,
  } as unknown as MapPage;
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const around = host.around(
    <Suspense>
      <MapPageProvider value={page}>{tab}</MapPageProvider>
    </Suspense>,
  );
  await act(async () => void render(<SWRConfig value={cache}>{around}</SWRConfig>));
  return { ...host, store, deliver, user: userEvent.setup() };
}
