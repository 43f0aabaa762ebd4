/** Loads how all requests after the first hand are worked on. */
export const loadLaterRequests = () => import('./laterRequests.js');
