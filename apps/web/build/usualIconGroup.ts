/** What the bundler tells of modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const usualIcons = /\/canvas\/usualIcons\.ts$/;
const name = "usual-icons";

/**
 * The icons that the map has in a small file of their own: left alone, the bundler puts them among all of Blueprint's, which
 * have them too.
 */
export const usualIconGroup = {
  name: (id: string, modules: Modules): string | null =>
    usualIcons.test(id) || modules.getModuleInfo(id)?.importers.some((each) => usualIcons.test(each))
      ? name
      : null,
  debugName: name,
  test: /\/canvas\/usualIcons\.ts$|\/16px\/paths\//,
};
