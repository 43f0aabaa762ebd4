// The worker judges; only the page puts reasons into words, with code that the worker could not run.
export { analyze, parOf, reasonsBetween } from 'hencoop/analysis';
