import { statesOf } from "@stopbank/ui/testing/states-of";
import { FolderTitle } from "./FolderTitle.tsx";

const renamed = async () => true;

export default statesOf(
  FolderTitle,
  {
    "may be renamed": { title: "Coast", folder: "Coast", onRename: renamed },
    "of others": { title: "Coast, shared", folder: "Coast", onRename: undefined },
    "no folder": { title: "My views", folder: "", onRename: renamed },
  },
  { around: (view) => <div className="saved-views">{view}</div> },
);
