export { Empty, type EmptyProps } from "./states/Empty.tsx";
export { Failed, type FailedProps } from "./states/Failed.tsx";
export { Loaded, type LoadedProps } from "./states/Loaded.tsx";
export { Loading, type LoadingProps } from "./states/Loading.tsx";
export { LogInOffer } from "./states/logInOffer.ts";
export { Skeleton, SkeletonLines } from "./states/Skeleton.tsx";
export { useElapsed } from "./states/useElapsed.ts";
