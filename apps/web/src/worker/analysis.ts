// The worker only judges; the page puts reasons into words, with code that the worker cannot run.
export { analyze, parOf, reasonsBetween } from 'hencoop/analysis';
