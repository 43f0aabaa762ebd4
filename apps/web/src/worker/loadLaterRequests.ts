/** Loads the handlers of all requests after the first hand. */
export const loadLaterRequests = () => import('./laterRequests.js');
