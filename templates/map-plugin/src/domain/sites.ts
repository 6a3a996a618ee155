import { DomainError } from "@stopbank/errors";
import type { Scene, SceneOperation } from "@stopbank/scene";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { isSame, mostSites, type Site } from "./site.ts";
import { sitesExtension } from "./sitesExtension.ts";

const none: readonly Site[] = [];

/** In the order they were marked. */
export const sitesOf = (scene: Scene): readonly Site[] => extensionValue(scene, sitesExtension) ?? none;

/** Why no site can be added, in words for the user. */
export const whyNoMore = (scene: Scene): string | undefined =>
  sitesOf(scene).length < mostSites
    ? undefined
    : `A map holds ${mostSites} sites at most. Remove one to add another.`;

/** A place that is a site already stays one. @throws DomainError `sample-sites/too-many`. */
export const addSite =
  (site: Site): SceneOperation =>
  (scene) => {
    if (sitesOf(scene).some((other) => isSame(other, site))) return scene;
    const why = whyNoMore(scene);
    if (why !== undefined) throw new DomainError("conflict", "sample-sites/too-many", why);
    return setExtension(sitesExtension, [...sitesOf(scene), site])(scene);
  };

export const removeSite =
  (site: Site): SceneOperation =>
  (scene) =>
    setExtension(
      sitesExtension,
      sitesOf(scene).filter((other) => !isSame(other, site)),
    )(scene);
