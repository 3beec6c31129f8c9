import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and while hydrating, so that both render the same; then true. */
export const useAwake = (): boolean => useSyncExternalStore(never, inBrowser, onServer);
